import { canAskModel } from '@seraph/judge/confidence/canAskModel'
import { beforeEach, expect, test } from 'vitest'

import { injections } from '../../testing/injections.ts'
import { givenVerdicts } from '../../testing/givenVerdicts.ts'
import { testJudge } from '../../testing/testJudge.ts'

const { scripted, ask } = await testJudge()

/** What the model is shown of the answer. */
function shownAnswer(): string {
  const user = scripted.requests.at(-1)?.messages.at(-1)?.content ?? '{}'
  return (JSON.parse(user) as { answer?: string }).answer ?? ''
}

/** Three ways to obey: the whole answer, its words in turn, or its end is what every part rests on. */
const obedient: Record<string, (words: string[]) => string[]> = {
  'the whole answer': (words) => Array.from({ length: 3 }, () => words.join(' ')),
  'word by word': (words) => [0, 1, 2].map((at) => words.slice(at * 2, at * 2 + 2).join(' ')),
  'the last words': (words) => [1, 2, 3].map((count) => words.slice(-count).join(' ')),
}

beforeEach(() => {
  scripted.requests.length = 0
})

test('there are fifty of them and more', () => {
  expect(new Set(injections.map(({ text }) => text)).size).toBeGreaterThanOrEqual(50)
})

test.each(Object.entries(obedient))('a model that obeys, quoting %s, gives no point', async (_, quotesOf) => {
  scripted.play(() => givenVerdicts(quotesOf(shownAnswer().match(/\p{L}+/gu) ?? [])))
  const gained: object[] = []
  for (const { text, due } of injections) {
    const { reply, builtIn } = await ask(text)
    const isAsked = canAskModel(builtIn)
    const score = isAsked ? reply?.judgement.score : builtIn.score
    if (score === undefined || score > due) gained.push({ text, due, score, isAsked, shown: shownAnswer() })
  }
  expect(gained).toEqual([])
})

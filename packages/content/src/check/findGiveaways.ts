import { negators } from '@seraph/judge/language/english/words/stopWords'
import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'
import { wordingsOf } from '@seraph/judge/read/wordingsOf'

import type { Fault } from './fault.ts'
import type { Pack } from '../pack/readPack.ts'

/**
 * Questions that tell their own answer: every word of a wording that earns
 * a part stands in the question. The citation is no part of that, and a
 * denial ("no city") is told only by a question that denies too.
 */
export function findGiveaways(pack: Pack): Fault[] {
  return pack.questions.flatMap(({ question, file }) => {
    if (!('parts' in question) || question.type === 'true_false') return []
    const asked = new Set(wordsOf(question.question.replace(/\S+ \d+:\d+(?:-\d+)?/g, ' ')))
    return question.parts
      .flatMap((part) => wordingsOf(part))
      .flatMap((wording) => {
        const words = wordsOf(wording)
        const isTold = words.length > 0 && words.every((word) => asked.has(word))
        return isTold ? [{ where: `${file} ${question.id}`, what: `"${wording}" stands in the question` }] : []
      })
  })
}

function wordsOf(text: string): string[] {
  const tokens = tokenize(text.toLowerCase().replaceAll('’', "'").replace(/[—–-]/g, ' '))
  const denials = tokens.filter(({ word }) => negators.has(word)).map(() => '!not')
  return [...contentTokens(tokens).map(({ stem }) => stem), ...denials]
}

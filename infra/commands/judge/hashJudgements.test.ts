import type { JudgedQuestion, Judgement } from '@seraph/schema/judging'
import { expect, test } from 'vitest'

import { hashJudgements } from './hashJudgements.ts'
import { makeResponses, responseKinds } from './makeResponses.ts'

const question = {
  question: 'Who came to the city?',
  points: 2,
  parts: [{ text: 'the prophet' }, { text: 'three kings', accept: ['3 rulers'], reject: ['three princes'] }],
}
const matter = { question, verses: 'Then the prophet came, and three kings.', strange: 'a red gate' }

/** A judge that gives points for what has a letter, and says so. */
function toyJudge({ points, parts }: JudgedQuestion, response: string): Judgement {
  const score = response.trim() === '' ? 0 : points
  const verdicts = parts.map(({ text }) => ({ part: text, status: 'given' as const, evidence: response }))
  const said = { surplus: [], flags: [], confidence: 'high' as const }
  return { score, maxScore: points, parts: verdicts, ...said }
}

test('each of the kinds has responses, which are the same for the same seed', () => {
  expect(responseKinds.length).toBeGreaterThanOrEqual(20)
  for (const kind of responseKinds) {
    const made = makeResponses(kind, matter, 7)
    expect(made).not.toEqual([])
    expect(makeResponses(kind, matter, 7)).toEqual(made)
  }
  expect(makeResponses('misspelt', matter, 7)).not.toEqual(makeResponses('misspelt', matter, 8))
})

test('the hash of a kind changes with one letter of what is told of one of its responses, and of no other kind', () => {
  const before = hashJudgements([matter], toyJudge)
  expect(hashJudgements([matter], toyJudge)).toEqual(before)
  const after = hashJudgements([matter], (asked, response) => {
    const judgement = toyJudge(asked, response)
    return response === '' ? { ...judgement, flags: ['blank' as const] } : judgement
  })
  const changed = responseKinds.filter((kind) => after.kinds[kind] !== before.kinds[kind])
  expect(changed).toEqual(['blank'])
})

import type { Judgement } from '@seraph/schema/judging'
import { expect, test } from 'vitest'

import { canAskModel } from './canAskModel.ts'

const unsure: Judgement = {
  score: 1,
  maxScore: 2,
  parts: [],
  surplus: [],
  flags: [],
  confidence: 'low',
}

test.each<[string, Partial<Judgement>, boolean]>([
  ['an unsure mark', {}, true],
  ['an unsure zero', { score: 0 }, true],
  ['a sure mark', { confidence: 'high' }, false],
  ['a sure zero', { score: 0, confidence: 'high' }, false],
  ['an injection alone', { score: 0, flags: ['injection'] }, false],
  ['an injection beside an answer', { flags: ['injection'] }, true],
  ['a zero with a negation', { score: 0, flags: ['negation'] }, true],
  ['a pasted chapter', { score: 0, flags: ['verse_pasted'] }, false],
  ['the question said back', { score: 0, flags: ['restated_question'] }, false],
])('%s', (_, over, canAsk) => {
  expect(canAskModel({ ...unsure, ...over })).toBe(canAsk)
})

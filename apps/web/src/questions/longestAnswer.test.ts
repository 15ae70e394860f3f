import { answerLimit } from '@seraph/schema/http/evaluate'
import { expect, test } from 'vitest'

import { longestAnswer } from './longestAnswer.ts'

test('the box takes exactly what the contract takes', () => {
  expect(longestAnswer).toBe(answerLimit)
})

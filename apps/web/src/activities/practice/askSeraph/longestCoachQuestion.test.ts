import { coachQuestionLimit } from '@seraph/schema/http/coachHelp'
import { expect, test } from 'vitest'

import { longestCoachQuestion } from './longestCoachQuestion.ts'

test('the box takes exactly what the contract takes', () => {
  expect(longestCoachQuestion).toBe(coachQuestionLimit)
})

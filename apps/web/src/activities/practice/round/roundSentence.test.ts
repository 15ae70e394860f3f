import { expect, test } from 'vitest'

import { roundSentence } from './roundSentence.ts'

test.each([
  [0, 0, 'Quiz finished'],
  [4, 4, 'All of it, from memory.'],
  [3, 5, 'A good round.'],
  [1, 5, 'A good start.'],
  [0, 5, 'Now you have met them.'],
])('of %i parts given of %i: %s', (given, asked, sentence) => {
  expect(roundSentence(given, asked)).toBe(sentence)
})

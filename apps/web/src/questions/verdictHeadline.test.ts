import { expect, test } from 'vitest'

import { verdictHeadline } from './verdictHeadline.ts'

test.each([
  [4, 4, 'Full marks'],
  [3, 4, 'Almost there'],
  [3, 5, 'Almost there'],
  [1, 2, 'A good start'],
  [0, 1, 'Not yet, but now you know'],
])('%i of %i points: %s', (score, maxScore, headline) => {
  expect(verdictHeadline(score, maxScore)).toBe(headline)
})

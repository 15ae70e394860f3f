import { expect, test } from 'vitest'

import { contributorTier } from './contributorTier.ts'

test.each([
  [1, 'Contributor'],
  [2, 'Helper'],
  [4, 'Helper'],
  [5, 'Hero'],
  [9, 'Hero'],
  [10, 'Champion'],
  [400, 'Champion'],
])('%i reports make a %s', (reports, tier) => {
  expect(contributorTier(reports)).toBe(tier)
})

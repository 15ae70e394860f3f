import { assert, constantFrom, option, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import { seasonInHand } from './seasonInHand.ts'

const open = ['2026-isaiah', '2027-mark']

test.each([
  ['nothing is chosen', { own: null, club: null }, '2026-isaiah'],
  ['the club has one', { own: null, club: '2027-mark' }, '2027-mark'],
  ['both differ', { own: '2026-isaiah', club: '2027-mark' }, '2026-isaiah'],
  ['the own one is closed', { own: '2025-acts', club: '2027-mark' }, '2027-mark'],
  ['both are closed', { own: '2025-acts', club: '2024-ruth' }, '2026-isaiah'],
])('where %s', (_where, chosen, expected) => {
  expect(seasonInHand(chosen, open)).toBe(expected)
})

test('what is in hand is always open, and there is one wherever a season is open', () => {
  const id = constantFrom('a', 'b', 'c', 'd')
  const choice = option(id)
  assert(
    property(choice, choice, uniqueArray(id), (own, club, some) => {
      const inHand = seasonInHand({ own, club }, some)
      if (some.length === 0) expect(inHand).toBeUndefined()
      else expect(some).toContain(inHand)
    }),
  )
})

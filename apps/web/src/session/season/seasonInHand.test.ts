import { expect, test } from 'vitest'

import { seasonInHand } from './seasonInHand.ts'

const seasons = [{ id: 'a' }, { id: 'b' }]

test.each([
  ['nobody chose', null, undefined, { name: 'a', isKept: false, isAsked: true }],
  ['a guest’s is kept', null, 'b', { name: 'b', isKept: true, isAsked: true }],
  ['a guest’s is closed', null, 'z', { name: 'a', isKept: false, isAsked: false }],
  ['the first is in hand', 'a', undefined, { name: 'a', isKept: true, isAsked: true }],
  ['another is in hand', 'b', undefined, { name: 'b', isKept: true, isAsked: false }],
  ['another is in hand than was asked for', 'b', 'a', { name: 'b', isKept: true, isAsked: false }],
] as const)('%s', (_, season, before, said) => {
  expect(seasonInHand({ season, seasons }, before)).toEqual(said)
})

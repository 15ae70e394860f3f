import { expect, test } from 'vitest'

import { isBetterInLandscape } from './isBetterInLandscape.ts'

test('a phone is turned for grids, tables and charts, not for what is read and written', () => {
  const turned = ['/crosswords', '/embedded-crossword', '/memory-game/', '/coach-dashboard', '/player-progress']
  expect(turned.filter((path) => !isBetterInLandscape(path))).toEqual([])
  expect(
    ['/', '/practice', '/individual-register', '/rehearsal', '/study-room/ABCD'].filter(isBetterInLandscape),
  ).toEqual([])
})

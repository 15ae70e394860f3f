import { expect, test } from 'vitest'

import { weeklyOrder } from './weeklyOrder.ts'

test('active players come first, most questions first, then the others by code', () => {
  const player = (playerCode: string, isActiveThisWeek: boolean, totalQuestionsAnswered: number) => ({
    playerCode,
    isActiveThisWeek,
    totalQuestionsAnswered,
  })
  const players = [
    player('Z', false, 900),
    player('B', true, 5),
    player('A', false, 0),
    player('D', true, 50),
    player('C', true, 5),
  ]
  expect(weeklyOrder(players).map(({ playerCode }) => playerCode)).toEqual(['D', 'B', 'C', 'A', 'Z'])
})

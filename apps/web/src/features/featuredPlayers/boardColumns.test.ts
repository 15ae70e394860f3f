import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import { expect, test } from 'vitest'

import { boardColumns, sortPlayers, type BoardColumn } from './boardColumns.ts'

const player = (id: string, over: Partial<FeaturedPlayer>) => ({ id, ...over }) as FeaturedPlayer
const players = [
  player('a', { totalQuestionsAnswered: 5, studyStreak: 0 }),
  player('b', { totalQuestionsAnswered: 9, studyStreak: 2 }),
  player('c', { totalQuestionsAnswered: 5, studyStreak: 7 }),
]
const ids = (column: BoardColumn) => sortPlayers(players, column).map(({ id }) => id)

test('the most comes first, and the server’s order decides among equals', () => {
  expect(ids('questions')).toEqual(['b', 'a', 'c'])
  expect(ids('streak')).toEqual(['c', 'b', 'a'])
  expect(ids('board')).toEqual(['a', 'b', 'c'])
})

test('accuracy is no column', () => {
  expect(Object.keys(boardColumns).join(' ')).not.toMatch(/accuracy/i)
})

import { expect, test } from 'vitest'

import { findPlayers } from './findPlayers.ts'

const player = (
  playerCode: string,
  teamName: string,
  totalQuestionsAnswered: number,
  displayName: string | null = null,
  label: string | null = null,
) => ({
  playerCode,
  teamName,
  displayName,
  label,
  rank: 'Starter' as const,
  totalQuestionsAnswered,
})
const players = [
  player('MOB2', 'Team 10', 5, 'Ben'),
  player('MOA1', 'Team 2', 9),
  player('MOC3', 'Team 2', 0, 'Cem', 'plays the Trumpet'),
]
const codes = (text: string, order: Parameters<typeof findPlayers>[1]['order'] = 'code') =>
  findPlayers(players, { text, order }).map(({ playerCode }) => playerCode)

test('every word must stand in code, name, label, team or rank', () => {
  expect(codes('')).toEqual(['MOA1', 'MOB2', 'MOC3'])
  expect(codes(' ben ')).toEqual(['MOB2'])
  expect(codes('team 2')).toEqual(['MOA1', 'MOB2', 'MOC3'])
  expect(codes('cem TEAM')).toEqual(['MOC3'])
  expect(codes('trumpet')).toEqual(['MOC3'])
  expect(codes('nobody')).toEqual([])
})

test('teams are sorted as people count, and study by the number of questions', () => {
  expect(codes('', 'team')).toEqual(['MOA1', 'MOC3', 'MOB2'])
  expect(codes('', 'least')).toEqual(['MOC3', 'MOB2', 'MOA1'])
  expect(codes('', 'most')).toEqual(['MOA1', 'MOB2', 'MOC3'])
})

test('by label, whoever has none comes last', () => {
  const labelled = [player('A', 'T', 0), player('B', 'T', 0, null, 'row 10'), player('C', 'T', 0, null, 'Row 2')]
  const inOrder = findPlayers(labelled, { text: '', order: 'label' })
  expect(inOrder.map(({ playerCode }) => playerCode)).toEqual(['C', 'B', 'A'])
})

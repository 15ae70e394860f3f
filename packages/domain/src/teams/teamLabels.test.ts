import { expect, test } from 'vitest'

import { teamLabels } from './teamLabels.ts'

const team = (id: string, name: string, clubName: string, state = 'Oregon') => ({ id, name, clubName, state })

test('teams are told apart by club, then by state, only where they must be', () => {
  const teams = [
    team('a', 'Owls', 'Mountain Oaks'),
    team('b', 'Team 1', 'Mountain Oaks'),
    team('c', 'Team 1', 'Pine Lake', 'Ohio'),
    team('d', 'Team 1', 'Pine Lake', 'Utah'),
  ]
  expect([...teamLabels(teams)]).toEqual([
    ['a', 'Owls'],
    ['b', 'Team 1 (Mountain Oaks)'],
    ['c', 'Team 1 (Pine Lake, Ohio)'],
    ['d', 'Team 1 (Pine Lake, Utah)'],
  ])
})

import { expect, test } from 'vitest'

import { listFullTeams } from './listFullTeams.ts'

const players = (teamId: string, count: number) => Array.from({ length: count }, () => ({ teamId }))

test('a team of seven has no place left, one of six has', () => {
  expect([...listFullTeams([...players('owls', 7), ...players('larks', 6)])]).toEqual(['owls'])
})

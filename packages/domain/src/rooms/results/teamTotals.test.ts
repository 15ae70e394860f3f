import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { firstThree } from './firstThree.ts'
import { gemBars, teamCoal, teamTotals } from './teamTotals.ts'
import { makeParticipant, makeRoom } from '../testing/makeRoom.ts'

const children = fc
  .array(
    fc.record({
      gem: fc.constantFrom('A', 'E', 'J', 'O', 'R', 'S', 'T' as const),
      questionsAnswered: fc.nat(10),
      score: fc.nat(30),
      presence: fc.constantFrom('here', 'away', 'left', 'removed' as const),
    }),
    { maxLength: 12 },
  )
  .map((some) => makeRoom(some.map((over, at) => makeParticipant(at + 2, { ...over, pointsPossible: over.score }))))

test('the bars of the seven gems are the team, no child in two and none left out', () => {
  fc.assert(
    fc.property(children, fc.nat(10), (room, planned) => {
      const bars = gemBars(room, () => planned)
      const team = teamTotals(room, () => planned)
      const sum = (of: 'children' | 'answered' | 'total'): number => bars.reduce((all, bar) => all + (bar[of] ?? 0), 0)
      expect(bars.map(({ gem }) => gem)).toEqual(['A', 'E', 'J', 'O', 'R', 'S', 'T'])
      expect([sum('children'), sum('answered'), sum('total')]).toEqual([team.children, team.answered, team.total])
      for (const { answered, total } of [...bars, team]) expect(answered).toBeLessThanOrEqual(total ?? -1)
    }),
  )
})

test('whoever left with answers keeps them for the team, and no more are waited for', () => {
  const room = makeRoom([
    makeParticipant(2, { gem: 'A', presence: 'left', questionsAnswered: 3, score: 4, pointsPossible: 6 }),
    makeParticipant(3, { gem: 'A', presence: 'removed' }),
    makeParticipant(4, { gem: 'S' }),
  ])
  expect(teamTotals(room, () => 10)).toEqual({ children: 2, answered: 3, total: 13, score: 4, pointsPossible: 6 })
  expect(teamTotals(room, () => undefined)).toMatchObject({ answered: 3, total: undefined })
})

test('the coal glows with the first answer and is a flame from half of them on', () => {
  const coals = [0, 1, 4, 5, 10].map((answered) => teamCoal({ answered, total: 10 }))
  expect(coals).toEqual(['ash', 'ember', 'ember', 'flame', 'flame'])
  expect(teamCoal({ answered: 5, total: undefined })).toBe('ember')
})

test('the first three are those with the most points who answered something, the host never', () => {
  const room = makeRoom(
    [5, 9, 0, 9, 7].map((score, at) => makeParticipant(at + 2, { score, questionsAnswered: score === 0 ? 0 : 1 })),
  )
  expect(firstThree(room).map(({ nickname }) => nickname)).toEqual(['P3', 'P5', 'P6'])
})

import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { changeDuty, dutiesOfNext } from './changeDuty.ts'
import type { DutyChange, Seated } from './changeDuty.ts'
import { refuseEventStart } from './refuseEventStart.ts'

const phases = ['lobby', 'read_1', 'read_2', 'answer', 'locked', 'marking', 'reveal', 'break', 'end'] as const
const changes: readonly DutyChange[] = ['captain', 'scribe', 'alternate', 'member', 'remove']

/** A team after so many have come. */
function join(team: readonly Seated[]): readonly Seated[] {
  const duties = dutiesOfNext(team, 6)
  if (duties === undefined) return team
  const { takesPen, ...own } = duties
  const others = takesPen ? team.map((one) => ({ ...one, isScribe: false })) : team
  return [...others, { id: `${team.length}`, teamId: 't', ...own }]
}

test('whatever comes and changes, a team has one captain, one scribe and one alternate at most, and six players', () => {
  const happening = record({
    change: constantFrom<DutyChange | 'join'>('join', 'join', ...changes),
    at: nat({ max: 8 }),
    phase: constantFrom(...phases),
  })
  assert(
    property(array(happening, { maxLength: 40 }), (list) => {
      let team: readonly Seated[] = []
      for (const { change, at, phase } of list) {
        const before = team
        if (change === 'join') team = join(team)
        else {
          const changed = changeDuty(team, { seatId: `${at}`, change, phase, most: 6 })
          if (typeof changed !== 'string') team = changed
        }
        const isBetween = phase === 'lobby' || phase === 'reveal' || phase === 'break'
        const scribe = (seats: readonly Seated[]) => seats.find(({ isScribe }) => isScribe)?.id
        if (change !== 'join' && !isBetween) expect(scribe(team)).toBe(scribe(before))
        const plays = (seats: readonly Seated[]) => seats.some(({ isAlternate, isGone }) => !isAlternate && !isGone)
        if (scribe(before) !== undefined && plays(team)) expect(scribe(team)).toBeDefined()
        for (const duty of ['isCaptain', 'isScribe', 'isAlternate'] as const)
          expect(team.filter((one) => one[duty]).length).toBeLessThanOrEqual(1)
        expect(team.filter(({ isAlternate, isGone }) => !isAlternate && !isGone).length).toBeLessThanOrEqual(6)
        for (const one of team) {
          if (one.isGone) expect(one.isCaptain || one.isScribe || one.isAlternate).toBe(false)
          if (one.isAlternate) expect(one.isCaptain || one.isScribe).toBe(false)
        }
      }
    }),
  )
})

test('the first leads, the second writes, the seventh waits, an eighth finds no seat', () => {
  let team: readonly Seated[] = []
  for (let at = 0; at < 8; at += 1) team = join(team)
  expect(team).toHaveLength(7)
  expect(team[0]).toMatchObject({ isCaptain: true, isScribe: false })
  expect(team[1]).toMatchObject({ isCaptain: false, isScribe: true })
  expect(team[6]).toMatchObject({ isAlternate: true })
})

test('an event begins with two players and a scribe in every team that has anybody', () => {
  const one = join([])
  const two = join(one)
  expect(refuseEventStart([], 2)).toBe('no_team')
  expect(refuseEventStart([[], two], 2)).toBeUndefined()
  expect(refuseEventStart([one, two], 2)).toBe('team_too_small')
  expect(refuseEventStart([two.map((seat) => ({ ...seat, isScribe: false }))], 2)).toBe('no_scribe')
})

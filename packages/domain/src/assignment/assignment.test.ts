import { array, assert, integer, property, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'

import type { Assignment } from './assignment.ts'
import { backUps } from './backUps.ts'
import { partition } from './partition.ts'
import { planAssignment } from './planAssignment.ts'
import { heaviest, reassign } from './reassign.ts'

const row = array(integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 })
const names = uniqueArray(integer({ min: 1, max: 12 }).map(String), { minLength: 1, maxLength: 7 })

/** The least possible heaviest run, looked for in another way: by halving the load that a run may have. */
function leastPossible(loads: readonly number[], count: number): number {
  const runsWithin = (limit: number): number => {
    let runs = 1
    let load = 0
    for (const one of loads) {
      if (load + one > limit) [runs, load] = [runs + 1, 0]
      load += one
    }
    return runs
  }
  let [low, high] = [Math.max(...loads), loads.reduce((total, one) => total + one, 0)]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (runsWithin(middle) <= count) high = middle
    else low = middle + 1
  }
  return low
}

/** That every place of the row is in one piece. */
function expectWhole(assignment: Assignment, length: number): void {
  let end = 0
  for (const { from, to } of assignment) {
    expect(from).toBe(end)
    end = to
  }
  expect(end).toBe(length)
}

test('the heaviest load is the least possible', () => {
  assert(
    property(row, integer({ min: 1, max: 8 }), (loads, count) => {
      const starts = partition(loads, count)
      const runs = starts.map((from, at) => loads.slice(from, starts[at + 1] ?? loads.length))
      expect(starts).toHaveLength(count)
      expect(runs.flat()).toEqual(loads)
      expect(Math.max(...runs.map((run) => run.reduce((total, one) => total + one, 0)))).toBe(
        leastPossible(loads, count),
      )
    }),
  )
})

test('a plan covers every verse once, gives everybody a piece, and is as balanced as can be', () => {
  assert(
    property(row, names, (loads, members) => {
      const plan = planAssignment(loads, members)
      expectWhole(plan, loads.length)
      expect(plan.map(({ member }) => member)).toEqual(members)
      expect(heaviest(plan, loads)).toBe(leastPossible(loads, members.length))
    }),
  )
})

test('pinned pieces stay where they are, and all verses are covered', () => {
  assert(
    property(row, names, integer({ min: 0, max: 59 }), integer({ min: 1, max: 20 }), (loads, members, at, length) => {
      const from = at % loads.length
      const pin = { member: members[0] ?? '', from, to: Math.min(loads.length, from + length) }
      const plan = planAssignment(loads, members, [pin])
      expectWhole(plan, loads.length)
      expect(plan).toContainEqual({ ...pin, isPinned: true })
      for (const { member } of plan) expect(members).toContain(member)
    }),
  )
  expect(() => planAssignment([1, 2], ['a'], [{ member: 'a', from: 1, to: 3 }])).toThrow('outside')
  expect(() => planAssignment([1, 2], [])).toThrow('nobody')
})

test('every piece has a back-up who is somebody else, and standing in is shared', () => {
  const plan = planAssignment([5, 5, 5, 5], ['a', 'b', 'c', 'd'])
  const stand = backUps(plan, ['a', 'b', 'c', 'd'], [5, 5, 5, 5])
  expect(new Set(stand).size).toBe(4)
  expect(stand.every((member, at) => member !== plan[at]?.member)).toBe(true)
  expect(backUps(planAssignment([5], ['a']), ['a'], [5])).toEqual([undefined])
})

test('who takes somebody’s place takes the piece, and nobody else moves', () => {
  const loads = Array.from({ length: 30 }, (_, at) => 1 + (at % 4))
  const before = planAssignment(loads, ['a', 'b', 'c'])
  const after = reassign(before, loads, ['a', 'c', 'd'])
  expect(after.map(({ from, to }) => [from, to])).toEqual(before.map(({ from, to }) => [from, to]))
  expect(after.map(({ member }) => member)).toEqual(['a', 'd', 'c'])
})

test('after a member came or went all is covered and balanced to a tenth of the best', () => {
  assert(
    property(row, names, names, (loads, members, later) => {
      const after = reassign(planAssignment(loads, members), loads, later)
      expectWhole(after, loads.length)
      for (const { member } of after) expect(later).toContain(member)
      expect(heaviest(after, loads)).toBeLessThanOrEqual(1.1 * leastPossible(loads, later.length))
    }),
  )
})

test('a season of a thousand verses is divided at once', () => {
  const loads = Array.from({ length: 1_000 }, (_, at) => 1 + (at % 7))
  const since = Date.now()
  planAssignment(loads, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  expect(Date.now() - since).toBeLessThan(500)
})

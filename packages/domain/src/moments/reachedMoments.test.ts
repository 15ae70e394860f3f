import type { Achievement } from '@seraph/schema/season'
import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { reachedMoments } from './reachedMoments.ts'

const nothing = { pointsEarned: 0, keptChapters: [], streakDays: 0, achievements: [], rankPoints: 0 }
const ids = (facts: Partial<typeof nothing>) => reachedMoments({ ...nothing, ...facts }).map(({ id }) => id)
const week: Achievement = { id: 'week', title: 'A week', description: 'Seven days', rule: { kind: 'streak', count: 7 } }

test('who has done nothing is told nothing', () => {
  expect(ids({})).toEqual([])
})

test('the greatest comes first, and each has an id of its own', () => {
  const reached = reachedMoments({
    pointsEarned: 3,
    keptChapters: [6, 2],
    streakDays: 8,
    achievements: [],
    rankPoints: 55,
  })
  expect(reached.map(({ id }) => id)).toEqual([
    'tier:Gold',
    'tier:Silver',
    'first_chapter',
    'streak:7',
    'streak:3',
    'first_point',
  ])
})

test('a streak with an achievement of its own is told once', () => {
  const reached = reachedMoments({ ...nothing, streakDays: 7, achievements: [week] })
  expect(reached.map(({ id }) => id)).toEqual(['achievement:week', 'streak:3'])
})

test('whoever goes on loses no moment, and none has two ids', () => {
  const amount = integer({ min: 0, max: 120 })
  const facts = record({
    pointsEarned: amount,
    streakDays: amount,
    rankPoints: amount,
    keptChapters: array(integer({ min: 1, max: 33 })),
  })
  assert(
    property(facts, amount, amount, (before, more, chapter) => {
      const first = reachedMoments({ ...nothing, ...before }).map(({ id }) => id)
      const later = reachedMoments({
        ...nothing,
        pointsEarned: before.pointsEarned + more,
        streakDays: before.streakDays + more,
        rankPoints: before.rankPoints + more,
        keptChapters: [...before.keptChapters, chapter],
      }).map(({ id }) => id)
      expect(later).toEqual(expect.arrayContaining(first))
      expect(new Set(later).size).toBe(later.length)
    }),
  )
})

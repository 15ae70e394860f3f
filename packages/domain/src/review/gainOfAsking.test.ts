import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { dayMs } from './applyReview.ts'
import { gainOfAsking } from './gainOfAsking.ts'
import { knownOfCards } from './knownParts.ts'
import { memoryState } from './cards/memoryState.ts'
import { replayReviews } from './replayReviews.ts'
import type { Remembered, ReviewCard } from './cards/reviewCard.ts'

const now = Date.UTC(2026, 10, 20, 12)
const cards = array(record({ hoursAgo: integer({ min: 1, max: 90 * 24 }), isGood: boolean() }), {
  minLength: 1,
  maxLength: 8,
}).map((log) => {
  const reviews = log.map(({ hoursAgo, isGood }) => ({
    card: 'q/p1',
    at: now - hoursAgo * 3_600_000,
    rating: isGood ? ('good' as const) : ('again' as const),
  }))
  const card = replayReviews(reviews).get('q/p1')
  if (card === undefined) throw new Error('no card')
  return card
})
/** What is gained by asking a question with these parts. */
const gainOf = (parts: readonly Remembered[], { day }: { day: number }): number => {
  const cards = new Map(parts.map((card, nth) => [`q/p${nth + 1}`, card]))
  const known = knownOfCards([{ id: 'q', nth: 0, verse: '1:1', cards: [...cards.keys()], isAssigned: false }], cards)
  return gainOfAsking(known, known.starts[0] ?? 0, { now, day })
}
const days = integer({ min: 0, max: 80 }).map((left) => now + left * dayMs)
const isYoung = ({ recalled }: ReviewCard): boolean => recalled !== undefined && now - recalled.first < 2 * dayMs

test('something is gained by what was missed, nothing by what is kept on the day or was recalled first within two days', () => {
  assert(
    property(cards, days, (card, day) => {
      const gain = gainOf([card], { day })
      expect(Math.abs(gain)).toBeLessThanOrEqual(1)
      if (card.recalled === undefined) expect(gain).toBeGreaterThan(0)
      if (memoryState(card, day).state === 'kept' || isYoung(card)) expect(gain).toBeLessThanOrEqual(0)
    }),
  )
})

test('a question’s gain is the mean of its parts’', () => {
  assert(
    property(array(cards, { minLength: 1, maxLength: 4 }), days, (parts, day) => {
      const sum = parts.reduce((total, part) => total + gainOf([part], { day }), 0)
      expect(gainOf(parts, { day })).toBeCloseTo(sum / parts.length)
    }),
  )
  expect(gainOf([], { day: now })).toBe(0)
})

test('what was said once is worth more, the likelier it is said again', () => {
  const recalledAgo = (ago: number) => {
    const at = now - ago * dayMs
    return { stability: 10, reviewedAt: at, recalled: { first: at, last: at } }
  }
  assert(
    property(integer({ min: 2, max: 40 }), integer({ min: 1, max: 40 }), (ago, later) => {
      const day = now + 60 * dayMs
      expect(gainOf([recalledAgo(ago)], { day })).toBeGreaterThan(gainOf([recalledAgo(ago + later)], { day }))
    }),
  )
})

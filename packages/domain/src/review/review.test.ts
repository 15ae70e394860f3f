import { array, assert, constantFrom, infiniteStream, integer, nat, property, record } from 'fast-check'
import { forgetting_curve } from 'ts-fsrs'
import { expect, test } from 'vitest'

import { applyReview, dayMs } from './applyReview.ts'
import { dueAt, dueOfPart } from './cards/dueAt.ts'
import { estimatedRecall, recallOfPart } from './cards/estimatedRecall.ts'
import { memoryState, stateOfPart, weakestState } from './cards/memoryState.ts'
import { packCard } from './cards/packedCard.ts'
import { eachRecord, storedMemoryOf } from './cards/storedMemory.ts'
import { rateParts } from './rateParts.ts'
import { replayReviews } from './replayReviews.ts'
import type { Review } from './review.ts'
import type { ReviewCard } from './cards/reviewCard.ts'
import { scheduler } from './cards/scheduler.ts'

const start = Date.UTC(2026, 10, 1, 12)
const reviewOf = record({
  card: constantFrom('mrk-1-1-a/p1', 'mrk-1-1-a/p2', 'mrk-1-2-a/p1'),
  at: integer({ min: 0, max: 120 * 24 }).map((hours) => start + hours * 3_600_000),
  rating: constantFrom<Review['rating']>('good', 'again'),
})
const logOf = array(reviewOf, { maxLength: 60 })

function cardOf(...reviews: [days: number, rating: Review['rating']][]): ReviewCard {
  const card = reviews.reduce<ReviewCard | undefined>(
    (before, [days, rating]) => applyReview(before, { at: start + days * dayMs, rating }),
    undefined,
  )
  if (card === undefined) throw new Error('no review')
  return card
}

test('any order of a log makes the same cards, and so does a card after a card', () => {
  assert(
    property(logOf, infiniteStream(nat()), (log, keys) => {
      const shuffled = log
        .map((review) => ({ review, key: keys.next().value as number }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ review }) => review)
      expect(replayReviews(shuffled)).toEqual(replayReviews(log))
      const one = new Map<string, ReviewCard>()
      const inOrder = log.toSorted(
        (a, b) => a.at - b.at || (a.rating === 'good' ? 1 : 0) - (b.rating === 'good' ? 1 : 0),
      )
      for (const review of inOrder) one.set(review.card, applyReview(one.get(review.card), review))
      expect(one).toEqual(replayReviews(log))
    }),
  )
})

test('a card survives JSON, so that browser and server reckon the same', () => {
  assert(
    property(logOf, reviewOf, (log, next) => {
      for (const card of replayReviews(log).values()) {
        const stored = JSON.parse(JSON.stringify(card)) as ReviewCard
        expect(applyReview({ ...stored, recalled: stored.recalled }, next)).toEqual(applyReview(card, next))
      }
    }),
  )
})

test('recall is a chance, falls with time, and never rises by a miss', () => {
  assert(
    property(logOf, integer({ min: 0, max: 400 }), integer({ min: 0, max: 400 }), (log, sooner, later) => {
      for (const card of replayReviews(log).values()) {
        const [first, second] = [sooner, later].toSorted((a, b) => a - b).map((days) => card.reviewedAt + days * dayMs)
        const recalls = [estimatedRecall(card, first ?? 0), estimatedRecall(card, second ?? 0)] as const
        expect(recalls[0]).toBeGreaterThanOrEqual(recalls[1])
        expect(recalls[1]).toBeGreaterThan(0)
        expect(recalls[0]).toBeLessThanOrEqual(1)
        const missed = applyReview(card, { at: card.reviewedAt + dayMs, rating: 'again' })
        expect(missed.stability).toBeLessThanOrEqual(card.stability)
        expect(memoryState(missed, missed.reviewedAt).state).toBe('seen')
      }
    }),
  )
})

test('an interval ends before the event, whatever the log', () => {
  assert(
    property(logOf, integer({ min: 2, max: 400 }), (log, days) => {
      for (const card of replayReviews(log).values()) {
        const eventAt = card.reviewedAt + days * dayMs
        expect(dueAt(card, eventAt)).toBeLessThan(eventAt)
        expect(dueAt(card, eventAt)).toBeGreaterThanOrEqual(card.reviewedAt + dayMs)
      }
    }),
  )
})

test('an event on the next day, or one that is over, moves nothing back', () => {
  const card = cardOf([0, 'good'])
  expect(dueAt(card, start + dayMs)).toBe(start + dayMs)
  expect(dueAt(card, start - dayMs)).toBe(dueAt(card))
})

test('recalled twice, 48 hours apart, is kept until it is likely forgotten', () => {
  expect(memoryState(undefined, start)).toEqual({ state: 'unseen', since: undefined })
  expect(memoryState(cardOf([0, 'again']), start)).toEqual({ state: 'seen', since: start })
  expect(memoryState(cardOf([0, 'good'], [1.9, 'good']), start + 2 * dayMs).state).toBe('recalled')
  const kept = cardOf([0, 'good'], [2, 'good'])
  expect(memoryState(kept, start + 2 * dayMs)).toEqual({ state: 'kept', since: start + 2 * dayMs })
  expect(memoryState(kept, start + 2_000 * dayMs)).toEqual({ state: 'recalled', since: start })
  expect(memoryState(cardOf([0, 'good'], [2, 'good'], [3, 'again']), start + 3 * dayMs).state).toBe('seen')
  expect(memoryState(cardOf([0, 'good'], [2, 'again'], [3, 'good']), start + 3 * dayMs).state).toBe('recalled')
})

test('a packed card has the state of its card, and is kept while its chance is 70 % or more', () => {
  const ms = integer({ min: 0, max: 90 * dayMs })
  const reviews = array(record({ at: ms, rating: constantFrom('good', 'again') as never }), {
    minLength: 1,
    maxLength: 6,
  })
  assert(
    property(reviews, ms, (log, later) => {
      const inOrder = (log as { at: number; rating: 'good' | 'again' }[]).toSorted((one, other) => one.at - other.at)
      const card = inOrder.reduce<ReviewCard | undefined>((made, review) => applyReview(made, review), undefined)
      if (card === undefined) return
      // So a card is stored without its last recall.
      if (card.recalled !== undefined) expect(card.recalled.last).toBe(card.reviewedAt)
      const at = card.reviewedAt + later
      const { state } = memoryState(card, at)
      const memory = storedMemoryOf({ q1: { p1: packCard(card) } })
      const recall = estimatedRecall(card, at)
      const eventAt = at + 5 * dayMs
      eachRecord(memory, (from) => {
        expect(stateOfPart(memory, from, at)).toBe(state)
        expect(recallOfPart(memory, from, at)).toBe(recall)
        expect(dueOfPart(memory, from)).toBe(dueAt(card))
        expect(dueOfPart(memory, from, eventAt)).toBe(dueAt(card, eventAt))
      })
      if (state === 'kept') expect(recall).toBeGreaterThan(0.7 - 1e-9)
      if (state === 'recalled' && card.recalled !== undefined && card.recalled.last - card.recalled.first >= 2 * dayMs)
        expect(recall).toBeLessThan(0.7 + 1e-9)
    }),
  )
})

test('misses of one day are one', () => {
  const once = cardOf([0, 'good'], [2, 'again'])
  const twice = cardOf([0, 'good'], [2, 'again'], [2.1, 'again'])
  expect([twice.stability, twice.lapses]).toEqual([once.stability, 1])
  expect(cardOf([0, 'good'], [2, 'again'], [3, 'again']).stability).toBeLessThan(once.stability)
})

test('a chapter is what its weakest part is, and seen while parts of it were never met', () => {
  expect(weakestState([])).toBe('unseen')
  expect(weakestState(['unseen', 'unseen'])).toBe('unseen')
  expect(weakestState(['unseen', 'kept'])).toBe('seen')
  expect(weakestState(['kept', 'recalled'])).toBe('recalled')
  expect(weakestState(['kept', 'kept'])).toBe('kept')
})

test('an answer rates every part; help makes all of them to be learnt again', () => {
  const parts = [
    { id: 'p1', part: 'Uzziah', status: 'given', evidence: 'uzziah' },
    { id: 'p2.1', part: 'Jotham', status: 'given', evidence: 'jotham' },
    { id: 'p2.2', part: 'Ahaz', status: 'missing', evidence: '' },
    { id: 'p3', part: 'Hezekiah', status: 'wrong', evidence: 'hosea' },
    { part: 'from before', status: 'given', evidence: 'x' },
  ] as const
  const rated = (wasHelped: boolean) =>
    rateParts({ questionId: 'isa-1-1-a', at: start, parts, wasHelped }).map(({ card, rating }) => `${card} ${rating}`)
  expect(rated(false)).toEqual(['isa-1-1-a/p1 good', 'isa-1-1-a/p2 again', 'isa-1-1-a/p3 again'])
  expect(rated(true)).toEqual(['isa-1-1-a/p1 again', 'isa-1-1-a/p2 again', 'isa-1-1-a/p3 again'])
})

test('the curve of forgetting is FSRS’s own, to its eighth digit', () => {
  assert(
    property(logOf, integer({ min: 0, max: 1_000 }), (log, days) => {
      for (const card of replayReviews(log).values())
        expect(estimatedRecall(card, card.reviewedAt + days * dayMs)).toBeCloseTo(
          forgetting_curve(scheduler.parameters.w, days, card.stability),
          7,
        )
    }),
  )
})

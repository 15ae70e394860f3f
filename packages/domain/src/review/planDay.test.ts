import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { dayMs } from './applyReview.ts'
import { dueAt } from './cards/dueAt.ts'
import { estimatedRecall } from './cards/estimatedRecall.ts'
import { knownOfCards } from './knownParts.ts'
import { forecastReach } from './forecastReach.ts'
import { lastNewDays, mostQuestionsADay, newShare, planDay } from './planDay.ts'
import { gainOfAsking } from './gainOfAsking.ts'
import { replayReviews } from './replayReviews.ts'
import type { Review } from './review.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'
import { spreadSiblings } from './spreadSiblings.ts'
import { versesNamed } from './versesNamed.ts'

const now = Date.UTC(2026, 10, 20, 12)
const questionOf = (id: string, verse: string, isAssigned = false): ReviewQuestion => ({
  id,
  nth: id.length > 1 ? Number(id.slice(1)) : 'abcd'.indexOf(id),
  verse,
  cards: [`${id}/p1`],
  isAssigned,
})
const reviewOf = (id: string, daysAgo: number, rating: Review['rating']): Review => ({
  card: `${id}/p1`,
  at: now - daysAgo * dayMs,
  rating,
})
const a = questionOf('a', '1:1')
const b = questionOf('b', '1:2')
const c = questionOf('c', '1:3')
const d = questionOf('d', '1:4', true)

test('missed and due, what gains most first, then new; the assignment before the rest of each', () => {
  const cards = replayReviews([reviewOf('b', 2, 'again'), reviewOf('c', 30, 'good')])
  expect(planDay([a, b, c, d], knownOfCards([a, b, c, d], cards), { now, limit: 10, askedToday: 0 })).toEqual([
    { id: 'b', reason: 'missed' },
    { id: 'c', reason: 'due' },
    { id: 'd', reason: 'new' },
    { id: 'a', reason: 'new' },
  ])
  expect(
    planDay([a, b, c, d], knownOfCards([a, b, c, d], cards), { now, limit: 2, askedToday: 0 }).map(({ id }) => id),
  ).toEqual(['b', 'd'])
})

test('what was answered today, and what is not due, rests', () => {
  const cards = replayReviews([reviewOf('a', 0.1, 'again'), reviewOf('b', 3, 'good'), reviewOf('b', 1, 'good')])
  expect(planDay([a, b], knownOfCards([a, b], cards), { now, limit: 10, askedToday: 0 })).toEqual([])
})

test('shortly before the event what would be forgotten by its day comes, due or not', () => {
  const cards = replayReviews([reviewOf('a', 8, 'good'), reviewOf('a', 1, 'good'), reviewOf('b', 1, 'good')])
  const soon = { now, eventAt: now + 20 * dayMs, limit: 10, askedToday: 0 }
  expect(planDay([a, b], knownOfCards([a, b], cards), soon).map(({ id }) => id)).toEqual(['b'])
  expect(planDay([a, b], knownOfCards([a, b], cards), { ...soon, eventAt: now + 40 * dayMs })).toEqual([])
  const said = replayReviews([reviewOf('a', 1, 'again'), reviewOf('b', 5, 'good')])
  const one = { now, eventAt: now + 10 * dayMs, limit: 1, askedToday: 0 }
  expect(planDay([a, b], knownOfCards([a, b], said), one)).toEqual([{ id: 'b', reason: 'due' }])
})

test('in the last 14 days what is new comes after all that is to be said again, before that it has its share', () => {
  const cards = replayReviews([reviewOf('b', 2, 'again'), reviewOf('c', 2, 'again')])
  const all = [a, b, c, d]
  const idsOf = (days: number, limit: number) =>
    planDay(all, knownOfCards(all, cards), { now, eventAt: now + days * dayMs, limit, askedToday: 0 }).map(
      ({ id }) => id,
    )
  expect(idsOf(15, 2).toSorted()).toEqual(['b', 'd'])
  expect(idsOf(14, 2).toSorted()).toEqual(['b', 'c'])
  expect(idsOf(14, 3).toSorted()).toEqual(['b', 'c', 'd'])
})

const logs = array(record({ id: nat({ max: 40 }), hoursAgo: nat({ max: 60 * 24 }), isGood: boolean() }), {
  maxLength: 60,
}).map((log) =>
  replayReviews(log.map(({ id, hoursAgo, isGood }) => reviewOf(`q${id}`, hoursAgo / 24, isGood ? 'good' : 'again'))),
)
const all = Array.from({ length: 60 }, (_, at) => questionOf(`q${at}`, `1:${at}`))
const planOf = (cards: ReturnType<typeof replayReviews>, given: { limit: number; daysLeft: number }) => {
  const [known, eventAt] = [knownOfCards(all, cards), now + given.daysLeft * dayMs]
  const plan = planDay(all, known, { now, eventAt, limit: given.limit, askedToday: 0 })
  const found = all.flatMap((question) => {
    const card = cards.get(`${question.id}/p1`)
    if (card === undefined || now - card.reviewedAt < dayMs / 2) return []
    const isAsked = plan.some(({ id }) => id === question.id)
    const gain = gainOfAsking(known, known.starts[question.nth] ?? 0, { now, day: eventAt })
    return [{ isAsked, isDue: dueAt(card, eventAt) <= now, gain, isHeld: card.recalled !== undefined, card }]
  })
  return { plan, found, eventAt }
}

test('before the last 21 days what gains more goes before what gains less, and what gains nothing after what is new', () => {
  assert(
    property(logs, integer({ min: 1, max: 30 }), integer({ min: 22, max: 90 }), (cards, limit, daysLeft) => {
      const { plan, found } = planOf(cards, { limit, daysLeft })
      const least = Math.min(1, ...found.filter(({ isAsked, gain }) => isAsked && gain > 0).map(({ gain }) => gain))
      const left = found.filter(({ isAsked, isDue, gain }) => !isAsked && isDue && gain > 0)
      expect(Math.max(-1, ...left.map(({ gain }) => gain))).toBeLessThanOrEqual(least)
      const unmet = all.filter(({ id }) => !cards.has(`${id}/p1`)).length
      const met = plan.filter(({ reason }) => reason === 'new').length
      if (found.some(({ isAsked, gain }) => isAsked && gain <= 0)) expect(met).toBe(unmet)
      expect(met).toBeGreaterThanOrEqual(Math.min(unmet, Math.ceil(limit * newShare)))
    }),
  )
})

test('in the last 21 days what has been said and is the likeliest lost by the event goes before all else', () => {
  assert(
    property(logs, integer({ min: 1, max: 30 }), integer({ min: 1, max: lastNewDays }), (cards, limit, daysLeft) => {
      const { found, eventAt } = planOf(cards, { limit, daysLeft })
      const held = found.filter(({ isHeld, gain, card }) => isHeld && gain > 0 && estimatedRecall(card, eventAt) < 0.9)
      const recallOf = (isAsked: boolean) =>
        held.filter((one) => one.isAsked === isAsked).map(({ card }) => estimatedRecall(card, eventAt))
      expect(Math.max(0, ...recallOf(true))).toBeLessThanOrEqual(Math.min(1, ...recallOf(false)))
      if (held.some(({ isAsked }) => !isAsked))
        expect(found.some(({ isAsked, isHeld, gain }) => isAsked && (!isHeld || gain <= 0))).toBe(false)
    }),
  )
})

test('a day has forty questions at most, none twice, none that isn’t there', () => {
  const questions = array(nat({ max: 80 }), { maxLength: 80 }).map((numbers) => [...new Set(numbers)])
  const reviews = array(record({ id: nat({ max: 80 }), daysAgo: nat({ max: 60 }), isGood: boolean() }), {
    maxLength: 80,
  })
  assert(
    property(questions, reviews, nat({ max: 60 }), nat({ max: 60 }), (numbers, log, limit, askedToday) => {
      const all = numbers.map((one, nth) => ({ ...questionOf(`q${one}`, `1:${one % 7}`, one % 3 === 0), nth }))
      const cards = replayReviews(
        log.map(({ id, daysAgo, isGood }) => reviewOf(`q${id}`, daysAgo, isGood ? 'good' : 'again')),
      )
      const plan = planDay(all, knownOfCards(all, cards), { now, limit, askedToday, eventAt: now + 10 * dayMs }).map(
        ({ id }) => id,
      )
      expect(plan.length).toBeLessThanOrEqual(Math.max(0, Math.min(limit, mostQuestionsADay - askedToday)))
      expect(new Set(plan).size).toBe(plan.length)
      expect(plan.every((id) => all.some((question) => question.id === id))).toBe(true)
    }),
  )
})

test('siblings stand apart wherever that can be', () => {
  assert(
    property(array(constantFrom('1:1', '1:2', '1:3', '1:4'), { maxLength: 40 }), (verses) => {
      const spread = spreadSiblings(verses, versesNamed)
      expect(spread.toSorted()).toEqual(verses.toSorted())
      const most = Math.max(
        0,
        ...['1:1', '1:2', '1:3', '1:4'].map((one) => verses.filter((verse) => verse === one).length),
      )
      const beside = spread.filter((verse, at) => verse === spread[at - 1]).length
      expect(beside).toBe(Math.max(0, 2 * most - verses.length - 1))
    }),
  )
})

test('runs of verses that overlap stand apart too', () => {
  expect(versesNamed('1 John 1:1-3')).toEqual(['1 John 1:1', '1 John 1:2', '1 John 1:3'])
  expect(versesNamed('a verse')).toEqual(['a verse'])
  const verses = constantFrom('Mark 9:7', 'Mark 9:5-7', 'Mark 9:7-8', 'Mark 9:8', 'Mark 9:1', 'Mark 9:2', 'Mark 8:7')
  const overlap = (one = '', other = ''): boolean =>
    versesNamed(one).some((verse) => versesNamed(other).includes(verse))
  assert(
    property(array(verses, { maxLength: 30 }), (cited) => {
      const spread = spreadSiblings(cited, versesNamed)
      expect(spread.toSorted()).toEqual(cited.toSorted())
      // Where two stand side by side, nothing was left that could stand between.
      for (const [at, verse] of spread.entries())
        if (at > 0 && overlap(verse, spread[at - 1]))
          expect(spread.slice(at).every((later) => overlap(later, spread[at - 1]))).toBe(true)
    }),
  )
  expect(spreadSiblings(['Mark 9:7', 'Mark 9:7-8', 'Mark 9:1'], versesNamed)).toEqual([
    'Mark 9:7',
    'Mark 9:1',
    'Mark 9:7-8',
  ])
})

test('what can’t be reached is told, with the pace that would', () => {
  const eventAt = now + 24 * dayMs
  expect(forecastReach({ now, eventAt, unmet: 100, newADay: 8 })).toEqual({
    daysLeft: 10,
    unmet: 100,
    reached: 80,
    neededADay: 10,
  })
  expect(forecastReach({ now, eventAt, unmet: 20, newADay: 8 }).reached).toBe(20)
  expect(forecastReach({ now, eventAt: now, unmet: 20, newADay: 8 })).toEqual({
    daysLeft: 0,
    unmet: 20,
    reached: 0,
    neededADay: 20,
  })
})

import { array, assert, boolean, constantFrom, integer, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { cardsOfLog } from './cards/cardsOfLog.ts'
import type { ReviewLine } from './cards/cardsOfLog.ts'
import { knownOfCards } from './knownParts.ts'
import { packCard, unpackCard } from './cards/packedCard.ts'
import { isMissed, pickRound } from './pickRound.ts'
import type { ReviewQuestion } from './reviewQuestion.ts'
import { summariseMemory } from './summariseMemory.ts'

const now = Date.UTC(2026, 10, 20, 12)
const dayMs = 86_400_000
const names = Array.from({ length: 12 }, (_, at) => `q${at}`)
const questions: ReviewQuestion[] = names.map((id, at) => ({
  id,
  nth: at,
  verse: `1:${at % 4}`,
  cards: [`${id}/p1`, `${id}/p2`],
  isAssigned: false,
}))

const statusOf = (isGiven: boolean) => (isGiven ? ('given' as const) : ('missing' as const))
const line = record({
  evaluation: nat({ max: 30 }),
  question: constantFrom(...names),
  daysAgo: integer({ min: 0, max: 60 }),
  wasHelped: boolean(),
  first: boolean(),
  second: boolean(),
}).map(({ evaluation, question, daysAgo, wasHelped, first, second }) => ({
  // One answer is one question's, at one time, however often its mark is changed.
  evaluationId: `${question} ${evaluation}`,
  questionId: question,
  at: now - daysAgo * dayMs,
  wasHelped,
  parts: [
    { id: 'p1', status: statusOf(first) },
    { id: 'p2', status: statusOf(second) },
  ],
}))
const log = array(line, { maxLength: 60 }).map((lines) => {
  const times = new Map<string, number>()
  return lines.map((one, id): ReviewLine => {
    const at = times.get(one.evaluationId) ?? one.at
    times.set(one.evaluationId, at)
    return { ...one, id, at }
  })
})

test('a log makes the same cards question by question, in any order, packed or not', () => {
  assert(
    property(log, (lines) => {
      const whole = cardsOfLog(lines)
      const byQuestion = [...Map.groupBy(lines, ({ questionId }) => questionId).values()]
      const apart = new Map(byQuestion.flatMap((of) => [...cardsOfLog(of.toReversed())]))
      expect(apart).toEqual(whole)
      for (const card of whole.values())
        expect(unpackCard(JSON.parse(JSON.stringify(packCard(card))) as number[])).toEqual(card)
    }),
  )
})

test('a changed mark changes the cards of its question, to those of a log that never had the former', () => {
  assert(
    property(log, nat(), (lines, which) => {
      const changed = lines[which % Math.max(1, lines.length)]
      if (changed === undefined) return
      const parts = changed.parts.map(({ id }) => ({ id, status: 'given' as const }))
      const after = cardsOfLog([...lines, { ...changed, id: lines.length, parts }])
      const others = lines.filter(({ evaluationId }) => evaluationId !== changed.evaluationId)
      expect(after).toEqual(cardsOfLog([...others, { ...changed, id: lines.length, parts }]))
      const before = cardsOfLog(lines)
      for (const [name, card] of before)
        if (!name.startsWith(`${changed.questionId}/`)) expect(after.get(name)).toEqual(card)
    }),
  )
})

test('a round has its size, none twice, and only what was asked for', () => {
  assert(
    property(log, constantFrom('missed', 'new', 'mixed'), integer({ min: 1, max: 20 }), (lines, of, size) => {
      const cards = cardsOfLog(lines)
      const round = pickRound(questions, knownOfCards(questions, cards), { of, size, now })
      const met = (id: string) => [cards.get(`${id}/p1`), cards.get(`${id}/p2`)].filter((card) => card !== undefined)
      const fitting = {
        missed: names.filter((id) => isMissed(met(id))),
        new: names.filter((id) => met(id).length === 0),
        mixed: names,
      }[of]
      expect(new Set(round).size).toBe(round.length)
      expect(round.length).toBe(Math.min(size, fitting.length))
      expect(round.every((id) => fitting.includes(id))).toBe(true)
    }),
  )
})

test('a summary counts every part once and names what was missed', () => {
  const given = { evaluationId: 'one', at: now - dayMs, wasHelped: false }
  const cards = cardsOfLog([
    {
      ...given,
      id: 1,
      questionId: 'q0',
      parts: [
        { id: 'p1', status: 'given' },
        { id: 'p2', status: 'wrong' },
      ],
    },
  ])
  const summary = summariseMemory(questions, knownOfCards(questions, cards), { now, groupOf: ({ verse }) => verse })
  expect(summary).toMatchObject({ parts: { unseen: 22, seen: 1, recalled: 1, kept: 0 }, missed: 1, unmet: 11 })
  expect([...summary.groups]).toEqual([
    ['1:0', 'seen'],
    ['1:1', 'unseen'],
    ['1:2', 'unseen'],
    ['1:3', 'unseen'],
  ])
})

import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { gainedParts } from './gainedParts.ts'
import { hardestForTeam } from './hardestForTeam.ts'
import type { MapQuestion, MemberCards } from './mapQuestion.ts'
import { wordsFor } from './wordsFor.ts'

const day = 86_400_000
const now = Date.UTC(2026, 11, 1)
const given = [9, 5, now, 1, 0, now, now]
const missed = [1, 5, now, 1, 0]

const questions: MapQuestion[] = Array.from({ length: 5 }, (_, at) => ({
  id: `q${at}`,
  nth: at,
  chapter: 1,
  points: 2,
  places: [at],
  parts: ['p1', 'p2'],
  numbers: [1, 2],
}))
const memberOf = array(option(record({ p1: constantFrom(given, missed), p2: constantFrom(given, missed) })), {
  minLength: 5,
  maxLength: 5,
}).map((cards): MemberCards =>
  Object.fromEntries(cards.flatMap((known, at) => (known === null ? [] : [[`q${at}`, known] as const]))),
)

test('the hardest are those that fewest of the asked have, never one that all have or nobody was asked', () => {
  assert(
    property(array(memberOf, { maxLength: 7 }), integer({ min: 1, max: 5 }), (members, limit) => {
      const all = hardestForTeam(questions, members, 5)
      for (const { id, asked, had } of all) {
        const met = members.map((cards) => cards[id]).filter((known) => known !== undefined)
        expect(asked).toBe(met.length)
        expect(had).toBe(met.filter((known) => known['p1'] === given && known['p2'] === given).length)
        expect(had).toBeLessThan(asked)
      }
      const shares = all.map(({ asked, had }) => had / asked)
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      for (const { id } of questions)
        if (!all.some((one) => one.id === id))
          for (const cards of members) expect(cards[id]?.['p1'] === missed || cards[id]?.['p2'] === missed).toBe(false)
      expect(hardestForTeam(questions, members, limit)).toEqual(all.slice(0, limit))
    }),
  )
})

const weekOf = array(constantFrom('studied' as const, 'rest' as const, 'missed' as const), {
  minLength: 7,
  maxLength: 7,
}).map((days) => days.map((was) => ({ was })))

test('a word is for whoever was missed or came on five days, in the members’ order, and never for an unused code', () => {
  assert(
    property(array(record({ isUsed: boolean(), days: weekOf }), { maxLength: 7 }), (weeks) => {
      const members = weeks.map((week, at) => ({ playerId: `p${at}`, ...week }))
      const words = wordsFor(members)
      expect(words.map(({ playerId }) => playerId)).toEqual(
        words.map(({ playerId }) => playerId).toSorted((a, b) => (a < b ? -1 : 1)),
      )
      for (const { playerId, isUsed, days } of members) {
        const studied = days.filter(({ was }) => was === 'studied').length
        const expected = studied === 0 && isUsed ? 'missed' : studied >= 5 ? 'faithful' : undefined
        expect(words.find((word) => word.playerId === playerId)?.reason).toBe(expected)
      }
    }),
  )
})

test('gained is what was first recalled since then and not missed again', () => {
  const byId = new Map(questions.map((question) => [question.id, question]))
  const old = [20, 5, now, 4, 0, now - 30 * day, now]
  const cards = { q0: { p1: given, p2: missed }, q1: { p1: old, p2: given }, q9: { p1: given } }
  expect(gainedParts(byId, cards, now - 7 * day)).toBe(2)
  expect(gainedParts(byId, cards, now - 40 * day)).toBe(3)
  expect(gainedParts(byId, cards, now + 1)).toBe(0)
})

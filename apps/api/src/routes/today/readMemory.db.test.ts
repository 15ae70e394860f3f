import { findTodayState } from '@seraph/db/queries/reviews/todayState'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { knownOfCards, knownParts, rememberedParts } from '@seraph/domain/review/knownParts'
import type { KnownParts } from '@seraph/domain/review/knownParts'
import { unpackCard } from '@seraph/domain/review/cards/packedCard'
import { partNumber } from '@seraph/domain/review/cards/storedMemory'
import { expect, test } from 'vitest'

import { readMemory } from './readMemory.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db)
const at = Date.UTC(2026, 10, 20)

let seed = 7
/** Numbers that are the same at every run. */
function below(limit: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * limit)
}

test('packed and read again, cards are those that were stored; of an answered question those of its log', async () => {
  const { id: playerId } = await makePlayer(db)
  const questions = Array.from({ length: 60 }, (_, nth) => {
    const parts = Array.from({ length: 1 + below(12) }, (_, part) => `p${part + 1}`)
    return { id: `is-6-${nth}`, verse: `6:${nth}`, isAssigned: false, parts }
  })
  const cards = questions.slice(0, 50).map(({ id, parts }) => {
    const met = parts.filter(() => below(4) > 0).toReversed()
    const packed = met.map((part) => {
      const reviewedAt = at - below(1e9)
      const recalled = below(2) === 0 ? [] : [reviewedAt - below(1e9), reviewedAt]
      return [part, [1 + below(1e6) / 999, 5, reviewedAt, 3, 0, ...recalled]] as const
    })
    return { id, packed: Object.fromEntries(packed) }
  })
  for (const { id, packed } of cards)
    await db
      .insertInto('reviewCards')
      .values({ playerId, seasonId, questionId: id, cards: JSON.stringify(packed) })
      .execute()
  const stored = new Map(
    cards.flatMap(({ id, packed }) =>
      Object.entries(packed).map(([part, card]) => {
        const { stability, reviewedAt, recalled } = unpackCard(card)
        return [`${id}/${part}`, { stability, reviewedAt, recalled }] as const
      }),
    ),
  )
  const asked = questions.map((one, nth) => ({ ...one, nth, cards: one.parts.map((part) => `${one.id}/${part}`) }))
  const byId = new Map(questions.map(({ id, parts }, nth) => [id, { nth, numbers: parts.map(partNumber) }]))
  const listed = (known: KnownParts) => questions.map((_, nth) => rememberedParts(known, nth))
  const state = await findTodayState(db, playerId, seasonId)
  const packed = { ids: state?.ids ?? null, packed: state?.packed ?? null }
  const fromStore = knownParts(byId, readMemory({ ...packed, log: [] }))
  expect(listed(fromStore)).toEqual(listed(knownOfCards(asked, stored)))

  const line = { id: 1, evaluationId: 'e', questionId: 'is-6-0', at, wasHelped: false }
  const log = [{ ...line, parts: [{ id: 'p1', status: 'missing' as const }] }]
  const known = knownParts(byId, readMemory({ ...packed, log }))
  expect(rememberedParts(known, 0)?.map((part) => part?.reviewedAt)).toEqual(
    (questions[0]?.parts ?? []).map((part) => (part === 'p1' ? at : undefined)),
  )
  expect(rememberedParts(known, 1)).toEqual(rememberedParts(knownOfCards(asked, stored), 1))
})

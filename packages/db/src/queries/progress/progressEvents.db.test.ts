import { countsWith } from '@seraph/schema/progress/progressKinds'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { OneWrite } from '../../open.ts'
import { makePlayer, makeSeason } from '../../testing/make.ts'
import { makeEvaluation, makeEvent, makeJudgement } from '../../testing/makeMarks.ts'
import { somebodyWaits } from '../../testing/somebodyWaits.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import { recordProgress } from './progressEvents.ts'
import { findProgressState } from './progressState.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db)

/** A player with two marks of their own: 2 of 3 points in chapter 4, 1 of 1 in chapter 2. */
async function playerWithMarks() {
  const player = await makePlayer(db)
  const of = (chapter: number, score: number, maxScore: number) =>
    makeEvaluation(db, {
      seasonId,
      player: { id: player.id },
      question: { id: 'q1', version: 'v', chapter },
      builtIn: makeJudgement({ score, maxScore }),
    })
  return { ...player, marks: [await of(4, 2, 3), await of(2, 1, 1)] }
}

const events = (playerId: string) =>
  db.selectFrom('progressEvents').selectAll().where('playerId', '=', playerId).orderBy('occurredAt').execute()

test('an event counts its evaluations and adds their chapters', async () => {
  const { id: playerId, marks } = await playerWithMarks()
  const event = makeEvent({ playerId, seasonId, kind: 'ai-evaluated', chapters: [2, 7], evaluationIds: marks })
  const recorded = await recordProgress(db, event)
  const counts = { questionsAnswered: 2, pointsEarned: 3, pointsPossible: 4 }
  const told = { chapters: [2, 4, 7], studySeconds: 60 }
  const counted = { id: event.id, ...told, counts: countsWith(counts) }
  expect(recorded).toMatchObject({ outcome: 'recorded', event: counted })
  expect(await events(playerId)).toMatchObject([{ ...told, ...counts }])
  expect(await findProgressState(db, playerId, seasonId)).toMatchObject({
    totals: null,
    history: null,
    pending: [{ ...counted, seasonId, localDate: event.localDate, occurredAt: event.occurredAt }],
  })
})

test('each evaluation is counted once, also when a second event claims it before the first is committed', async () => {
  const { id: playerId, marks } = await playerWithMarks()
  const claim = (on: OneWrite) =>
    recordProgress(on, makeEvent({ playerId, seasonId, kind: 'ai-evaluated', evaluationIds: marks.toReversed() }))
  const second = await db.transaction().execute(async (tx) => {
    await claim(tx)
    const waiting = claim(db)
    await somebodyWaits(db)
    return { waiting }
  })
  await second.waiting
  const stored = await events(playerId)
  expect(stored.map(({ questionsAnswered }) => questionsAnswered).sort((a, b) => b - a)).toEqual([2, 0])
  expect(stored.map(({ pointsEarned }) => pointsEarned).sort((a, b) => b - a)).toEqual([3, 0])
})

test('a key that was used stores nothing and claims nothing, whatever the request', async () => {
  const { id: playerId, marks } = await playerWithMarks()
  const key = { idempotencyKey: randomUUID(), requestHash: 'first' }
  const first = makeEvent({ playerId, seasonId, ...key, kind: 'ai-evaluated', evaluationIds: marks.slice(0, 1) })
  await recordProgress(db, first)
  const other = makeEvent({ playerId, seasonId, ...key, requestHash: 'other', evaluationIds: marks })
  expect(await recordProgress(db, other)).toMatchObject({
    outcome: 'repeated',
    event: { id: first.id, counted: { counted: 1 } },
    requestHash: 'first',
  })
  const counted = await db.selectFrom('evaluations').select('eventId').where('id', 'in', marks).execute()
  expect(counted).toHaveLength(2)
  expect(counted.filter(({ eventId }) => eventId === first.id)).toHaveLength(1)
  expect(counted.filter(({ eventId }) => eventId === null)).toHaveLength(1)
})

test('fifty requests under one key at once store one event', async () => {
  const { id: playerId, marks } = await playerWithMarks()
  const idempotencyKey = randomUUID()
  const record = () => recordProgress(db, makeEvent({ playerId, seasonId, idempotencyKey, evaluationIds: marks }))
  const outcomes = await Promise.all(Array.from({ length: 50 }, record))
  expect(outcomes.filter(({ outcome }) => outcome === 'recorded')).toHaveLength(1)
  expect(outcomes.filter(({ outcome }) => outcome === 'repeated')).toHaveLength(49)
  expect(await events(playerId)).toHaveLength(1)
})

test('nothing is stored when an evaluation is unknown, still being judged, a guest’s or another player’s', async () => {
  const { id: playerId, marks } = await playerWithMarks()
  const other = await playerWithMarks()
  const awaiting = await makeEvaluation(db, { seasonId, player: { id: playerId }, leaseMs: 60_000 })
  const guests = await makeEvaluation(db, { seasonId })
  const claim = (id: string) => recordProgress(db, makeEvent({ playerId, seasonId, evaluationIds: [...marks, id] }))
  expect(await claim(randomUUID())).toEqual({ outcome: 'evaluation_unknown' })
  expect(await claim(awaiting)).toEqual({ outcome: 'evaluation_unknown' })
  expect(await claim(guests)).toEqual({ outcome: 'evaluation_of_another' })
  expect(await claim(other.marks[0] ?? '')).toEqual({ outcome: 'evaluation_of_another' })
  expect(await events(playerId)).toEqual([])
})

test('an event belongs to the last login before it, and to the first when there is none', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const player = await makePlayer(db, { createdAt: hoursAgo(48) })
  const second = randomUUID()
  const login = { id: second, playerId: player.id, loggedInAt: hoursAgo(10) }
  await db.insertInto('logins').values(login).execute()
  for (const hours of [60, 20, 5])
    await recordProgress(db, makeEvent({ playerId: player.id, seasonId, occurredAt: hoursAgo(hours) }))
  expect((await events(player.id)).map(({ loginId }) => loginId)).toEqual([player.loginId, player.loginId, second])
})

test('the time zone is remembered where one is told', async () => {
  const { id: playerId } = await makePlayer(db, { timeZone: 'Europe/Berlin' })
  const zone = async () => (await findProgressState(db, playerId, seasonId))?.timeZone
  await recordProgress(db, makeEvent({ playerId, seasonId }))
  expect(await zone()).toBe('Europe/Berlin')
  await recordProgress(db, makeEvent({ playerId, seasonId, timeZone: 'America/Denver' }))
  expect(await zone()).toBe('America/Denver')
})

test('whoever is not there or is deleted has no progress', async () => {
  expect(await findProgressState(db, randomUUID(), seasonId)).toBeUndefined()
  const { id } = await makePlayer(db)
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', id).execute()
  expect(await findProgressState(db, id, seasonId)).toBeUndefined()
})

test('a correction takes points away and counts nothing else; what a player did has no points below none', async () => {
  const { id: playerId, marks } = await playerWithMarks()
  const event = makeEvent({ playerId, seasonId, kind: 'ai-evaluated', evaluationIds: marks })
  await recordProgress(db, event)
  const less = {
    playerId,
    seasonId,
    kind: 'ai-evaluated',
    studySeconds: 0,
    pointsEarned: -2,
    chapters: [2, 4],
  } as const
  const correction = makeEvent({ ...less, correctionOf: event.id })
  const stored = { id: correction.id, correctionOf: event.id, counts: correction.counts }
  expect(await recordProgress(db, correction)).toMatchObject({ outcome: 'recorded', event: stored })
  expect((await findProgressState(db, playerId, seasonId))?.pending).toMatchObject([{ correctionOf: null }, stored])
  const refused = [
    makeEvent(less),
    makeEvent({ ...less, correctionOf: event.id, questionsAnswered: 1 }),
    makeEvent({ ...less, correctionOf: event.id, studySeconds: 60 }),
  ]
  for (const one of refused) await expect(recordProgress(db, one)).rejects.toMatchObject({ code: '23514' })
})

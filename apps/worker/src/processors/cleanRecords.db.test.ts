import { insertAuditEntry } from '@seraph/db/queries/auditEntries'
import { claimIdempotencyKey } from '@seraph/db/queries/idempotencyKeys'
import { listFreeCodes } from '@seraph/db/queries/players'
import { recordProgress } from '@seraph/db/queries/progressEvents'
import { countOverview } from '@seraph/db/queries/stats'
import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeEvaluation, makeEvent, makeJudgement } from '@seraph/db/testing/makeMarks'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { Judgement } from '@seraph/schema/judging'
import { movingClock } from '@seraph/service/testing/movingClock'
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'

import { testWorker } from '../testing/testWorker.ts'
import { cleanRecords } from './cleanRecords.ts'

const clock = movingClock()
const { db, deps } = await testWorker({ clock })
const now = Date.now()
const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000)
const { id: seasonId } = await makeSeason(db)
const { id: ended } = await makeSeason(db, {
  id: 'ended',
  public: { ...makeSeasonPublic(6), endsOn: daysAgo(90).toISOString().slice(0, 10) },
})
await makeSeason(db, { hash: 'again' })

/** Cleans as if it were so many days later. */
const cleanAfter = async (days: number) => {
  clock.pass((now + days * 24 * 3_600_000 - clock()) / 1_000)
  await cleanRecords(deps)
}
const textOf = async (id: string) =>
  (await db.selectFrom('evaluations').select('response').where('id', '=', id).executeTakeFirstOrThrow()).response

beforeEach(async () => {
  await db.deleteFrom('evaluations').execute()
  await db.deleteFrom('idempotencyKeys').execute()
})

test('a guest’s text is kept for 30 days and then forgotten whole; the mark stays', async () => {
  const builtIn = makeJudgement({ surplus: ['Amaziah'], feedback: 'Not asked for: Amaziah.' })
  const id = await makeEvaluation(db, { seasonId, response: 'Amoz, Amaziah', builtIn })
  const own = await makeEvaluation(db, { seasonId, player: await makePlayer(db) })
  await cleanAfter(29)
  expect(await textOf(id)).toBe('Amoz, Amaziah')
  await cleanAfter(31)
  await cleanAfter(31)
  const row = await db.selectFrom('evaluations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toMatch(/Amaziah|"evidence":"Amoz"/)
  expect(Judgement.parse(row.builtIn)).toMatchObject({ score: 1, parts: [{ part: 'Amoz', status: 'given' }] })
  expect(row.score).toBe(1)
  expect(await textOf(own)).toBe('Amoz')
})

test('a player’s text is kept until 90 days after the season’s end, an error report’s too', async () => {
  const { id: playerId } = await makePlayer(db)
  const [before, running] = [
    await makeEvaluation(db, { seasonId: ended, player: { id: playerId } }),
    await makeEvaluation(db, { seasonId, player: { id: playerId } }),
  ]
  const report = {
    id: randomUUID(),
    quizType: 'trivia',
    chapter: 1,
    questionNumber: 1,
    questionText: 'Who?',
    userComment: 'Wrong',
    playerCode: 'ABCD',
  } as const
  await db
    .insertInto('errorReports')
    .values({ ...report, seasonId: ended })
    .execute()
  await cleanAfter(0)
  expect(await textOf(before)).toBe('Amoz')
  await cleanAfter(1.01)
  expect(await textOf(before)).toBeNull()
  expect(await textOf(running)).toBe('Amoz')
  expect(await db.selectFrom('errorReports').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    questionText: 'Who?',
    userComment: null,
    playerCode: null,
  })
})

test('a deletion is final after 14 days: links and texts go, counts and codes stay, the gem is free', async () => {
  const player = await makePlayer(db, { code: 'GONE1A' })
  const mate = await makePlayer(db, { teamOf: player })
  const mark = await makeEvaluation(db, { seasonId, player: { id: player.id }, response: 'My secret' })
  await recordProgress(db, makeEvent({ playerId: player.id, seasonId, kind: 'ai-evaluated', evaluationIds: [mark] }))
  await recordProgress(db, makeEvent({ playerId: player.id, seasonId, kind: 'trivia', questionsAnswered: 7 }))
  await makeSession(db, player.id)
  await db
    .insertInto('errorReports')
    .values({
      id: randomUUID(),
      seasonId,
      quizType: 'trivia',
      chapter: 1,
      questionNumber: 1,
      questionText: 'Who?',
      userComment: 'I am the one',
      playerCode: 'GONE1A',
    })
    .execute()
  for (const subject of [{ playerIds: [player.id] }, { changedCodes: { GONE1A: 'OTHER1' } }, { teamId: mate.teamId }])
    await insertAuditEntry(db, { actor: 'coach', act: 'done', subject })
  const { totalQuestionsAnswered: before } = await countOverview(db, seasonId)
  await db
    .updateTable('players')
    .set({ deletedAt: new Date(now) })
    .where('id', '=', player.id)
    .execute()

  await cleanAfter(13.9)
  expect(await textOf(mark)).toBe('My secret')
  await cleanAfter(14.1)
  await cleanAfter(14.1)
  const left = await db.selectFrom('players').select('id').execute()
  expect(left).not.toContainEqual({ id: player.id })
  expect(left).toContainEqual({ id: mate.id })
  for (const table of [
    'sessions',
    'logins',
    'playerTotals',
    'evaluations',
    'progressEvents',
    'errorReports',
  ] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    expect(rows, table).not.toMatch(new RegExp(`${player.id}|GONE1A|My secret|I am the one`))
  }
  const audit = await db.selectFrom('auditEntries').select('subject').execute()
  expect(audit.map(({ subject }) => subject)).toEqual(expect.arrayContaining([{}, {}, { teamId: mate.teamId }]))
  expect(JSON.stringify(audit)).not.toMatch(new RegExp(`${player.id}|GONE1A`))
  expect((await countOverview(db, seasonId)).totalQuestionsAnswered).toBe(before)
  expect(await listFreeCodes(db, ['GONE1A', 'PLRGONE1A', 'FREE1A'])).toEqual(['FREE1A'])
  const { teamId, clubId } = mate
  const again = { id: randomUUID(), code: 'NEW1A', teamId, clubId, startingChapter: 1, gem: 'A', state: 'Ohio' }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('players')
      .values({ ...again, isPubliclyVisible: false, isSlotReserved: false, isAdmin: false })
      .execute()
    await tx.insertInto('playerCodes').values({ code: 'NEW1A', playerId: again.id }).execute()
  })
})

test('who was restored in time stays', async () => {
  const { id } = await makePlayer(db)
  await db
    .updateTable('players')
    .set({ deletedAt: new Date(now) })
    .where('id', '=', id)
    .execute()
  await cleanAfter(13)
  await db.updateTable('players').set({ deletedAt: null }).where('id', '=', id).execute()
  await cleanAfter(20)
  expect(await db.selectFrom('players').select('id').where('id', '=', id).execute()).toHaveLength(1)
})

test('old idempotency keys go', async () => {
  const key = { keyHash: randomBytes(32), requestHash: randomBytes(32) }
  await db.transaction().execute((tx) => claimIdempotencyKey(tx, key))
  await cleanAfter(13)
  expect(await db.selectFrom('idempotencyKeys').select('keyHash').execute()).toHaveLength(1)
  await cleanAfter(15)
  expect(await db.selectFrom('idempotencyKeys').select('keyHash').execute()).toEqual([])
})

test('dead sessions go, but a browser’s last one of a player, and live ones', async () => {
  const { id: playerId } = await makePlayer(db)
  const browserHash = randomBytes(32)
  const session = (over: { endedAt?: Date; createdAt: Date }) =>
    db
      .insertInto('sessions')
      .values({ id: randomUUID(), playerId, tokenHash: randomBytes(32), browserHash, expiresAt: daysAgo(-30), ...over })
      .execute()
  const count = async () =>
    (await db.selectFrom('sessions').select('id').where('playerId', '=', playerId).execute()).length
  await session({ createdAt: daysAgo(40), endedAt: daysAgo(20) })
  await session({ createdAt: daysAgo(20), endedAt: daysAgo(10) })
  await cleanAfter(5)
  expect(await count()).toBe(2)
  await cleanAfter(25)
  expect(await count()).toBe(1)
  await session({ createdAt: daysAgo(1) })
  await cleanAfter(25)
  expect(await count()).toBe(1)
  await cleanAfter(429)
  expect(await count()).toBe(1)
  await cleanAfter(431)
  expect(await count()).toBe(0)
})

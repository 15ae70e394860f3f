import { insertAuditEntry } from '@seraph/db/queries/admin/auditEntries'
import { confirmCleanings, getCleaningState } from '@seraph/db/queries/admin/cleanings'
import { claimIdempotencyKey } from '@seraph/db/queries/progress/idempotencyKeys'
import { listFreeCodes } from '@seraph/db/queries/players/players'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { countOverview } from '@seraph/db/queries/progress/stats'
import { ageRecords } from '@seraph/db/testing/ageRecords'
import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeEvaluation, makeEvent, makeJudgement } from '@seraph/db/testing/makeMarks'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { Judgement } from '@seraph/schema/judging'
import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'

import { testWorker } from '../testing/testWorker.ts'
import { cleanRecords } from './cleanRecords.ts'

const { db, deps } = await testWorker({ settings: { SWEEP_MS: '3600000' } })
const now = Date.now()
const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000)
/** A season that ends in so many days. */
const seasonUntil = (days: number) =>
  JSON.stringify({ ...makeSeasonPublic(6), endsOn: daysAgo(-days).toISOString().slice(0, 10) })
const { id: seasonId } = await makeSeason(db)
const { id: ended } = await makeSeason(db, { id: 'ended' })
await makeSeason(db, { hash: 'again' })

/** How many days older than now all that is kept has been made. */
let aged = 0
/** Cleans as if it were so many days later. */
const cleanAfter = async (days: number, tables?: string[]) => {
  await ageRecords(db, days - aged, tables)
  aged = days
  await cleanRecords(deps)
}
const textOf = async (id: string) =>
  (await db.selectFrom('evaluations').select('response').where('id', '=', id).executeTakeFirstOrThrow()).response

beforeEach(async () => {
  aged = 0
  await db
    .updateTable('seasons')
    .set({ public: seasonUntil(400) })
    .where('id', '=', seasonId)
    .execute()
  await db
    .updateTable('seasons')
    .set({ public: seasonUntil(-90) })
    .where('id', '=', ended)
    .execute()
  await db.deleteFrom('evaluations').execute()
  await db.deleteFrom('idempotencyKeys').execute()
})

test('a guest’s text is kept for 30 days and then forgotten whole; the mark stays', async () => {
  const builtIn = { ...makeJudgement({ surplus: ['Amaziah'] }), feedback: 'Not part of it: Amaziah.' }
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
  await makeEvaluation(db, { seasonId, player: mate })
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
  const { totalQuestionsAnswered: before } = await countOverview(db, [seasonId])
  await db
    .updateTable('players')
    .set({ deletedAt: new Date(now) })
    .where('id', '=', player.id)
    .execute()

  await cleanAfter(13.9, ['players'])
  expect(await textOf(mark)).toBe('My secret')
  await cleanAfter(14.1, ['players'])
  await cleanAfter(14.1, ['players'])
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
  expect((await countOverview(db, [seasonId])).totalQuestionsAnswered).toBe(before)
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
  await makeEvaluation(db, { seasonId, player: { id } })
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

test('wrong numbers are forgotten seven days after the last', async () => {
  const kept = randomBytes(32)
  for (const [subjectHash, days] of [
    [randomBytes(32), 8],
    [kept, 6],
  ] as const)
    await db
      .insertInto('numberGuesses')
      .values({ subjectHash, failures: 5, failedAt: daysAgo(days) })
      .execute()
  await cleanAfter(0)
  expect(await db.selectFrom('numberGuesses').select('subjectHash').execute()).toEqual([{ subjectHash: kept }])
})

test('dead sessions go, but a browser’s last one of a player, and live ones', async () => {
  const { id: playerId } = await makePlayer(db)
  await makeEvaluation(db, { seasonId, player: { id: playerId } })
  const browserHash = randomBytes(32)
  const session = (over: { endedAt?: Date; createdAt: Date }) =>
    db
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        playerId,
        tokenHash: randomBytes(32),
        browserHash,
        proof: 'proved',
        expiresAt: daysAgo(aged - 30),
        ...over,
      })
      .execute()
  const count = async () =>
    (await db.selectFrom('sessions').select('id').where('playerId', '=', playerId).execute()).length
  await session({ createdAt: daysAgo(40), endedAt: daysAgo(20) })
  await session({ createdAt: daysAgo(20), endedAt: daysAgo(10) })
  await cleanAfter(5)
  expect(await count()).toBe(2)
  await cleanAfter(25)
  expect(await count()).toBe(1)
  await session({ createdAt: daysAgo(aged + 1) })
  await cleanAfter(25)
  expect(await count()).toBe(1)
  await cleanAfter(429)
  expect(await count()).toBe(1)
  await cleanAfter(431)
  expect(await count()).toBe(0)
})

/** So many answers of guests, all of them so many days old. */
const makeGuestAnswers = async (count: number, days: number) => {
  const first = await makeEvaluation(db, { seasonId })
  const row = await db.selectFrom('evaluations').selectAll().where('id', '=', first).executeTakeFirstOrThrow()
  const rows = Array.from({ length: count - 1 }, () => ({
    ...row,
    id: randomUUID(),
    idempotencyKey: null,
    builtIn: JSON.stringify(row.builtIn),
    model: null,
  }))
  await db.insertInto('evaluations').values(rows).execute()
  await db
    .updateTable('evaluations')
    .set({ createdAt: daysAgo(days) })
    .execute()
}
const countTexts = async () =>
  (await db.selectFrom('evaluations').select('id').where('response', 'is not', null).execute()).length

test('what is out of proportion waits until somebody confirms it, and then goes', async () => {
  await makeGuestAnswers(600, 31)
  await cleanRecords(deps)
  await cleanRecords(deps)
  expect(await countTexts()).toBe(600)
  const { refusal, refusedAt, isConfirmed } = await getCleaningState(db)
  expect(refusal).toEqual({ code: 'large_share', kind: 'guestTexts', due: 600, all: 600 })
  expect(refusedAt).not.toBeNull()
  expect(isConfirmed).toBe(false)
  expect(await deps.metrics.read()).toContain('seraph_cleaning_refused{process="worker"} 1')
  expect(await confirmCleanings(db)).toBe(true)
  await cleanRecords(deps)
  expect(await countTexts()).toBe(0)
  expect(await getCleaningState(db)).toMatchObject({ refusal: null, isConfirmed: false })
  expect(await confirmCleanings(db)).toBe(false)
})

test.each([
  ['400 days after the last run, as when the clock was turned forward', 400, 'long_ago'],
  ['before the last run, as when it was turned back', -2, 'clock_went_back'],
])('%s nothing goes', async (_what, days, code) => {
  await makeGuestAnswers(3, 31)
  await db
    .updateTable('cleanings')
    .set({ ranAt: daysAgo(days) })
    .execute()
  await cleanRecords(deps)
  expect(await countTexts()).toBe(3)
  expect((await getCleaningState(db)).refusal).toMatchObject({ code })
  await db.updateTable('cleanings').set({ ranAt: new Date() }).execute()
  await cleanRecords(deps)
  expect(await countTexts()).toBe(0)
  expect((await getCleaningState(db)).refusal).toBeNull()
})

test('a process whose own clock is 400 days ahead erases nothing', async () => {
  await makeGuestAnswers(3, 1)
  vi.useFakeTimers({ now: now + 400 * 24 * 3_600_000, toFake: ['Date'] })
  await cleanRecords(deps)
  vi.useRealTimers()
  expect(await countTexts()).toBe(3)
  expect((await getCleaningState(db)).refusal).toBeNull()
})

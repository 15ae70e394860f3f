import { findProgressState } from '@seraph/db/queries/progress/progressState'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { emptyReckoning, reckonProgress } from '@seraph/domain/progress/reckonProgress'
import { expect, test } from 'vitest'

import { testWorker } from '../testing/testWorker.ts'
import { applyPendingEvents } from './applyPendingEvents.ts'
import { applyProgress } from './applyProgress.ts'

const first = await testWorker({ settings: { SWEEP_MS: '3600000' } })
const { db, deps } = first
const { DATABASE_URL, REDIS_PREFIX } = deps.env
const second = await testWorker({ settings: { DATABASE_URL, REDIS_PREFIX, SWEEP_MS: '3600000' } })
const { id: seasonId } = await makeSeason(db)

const kinds = ['self-graded', 'study', 'trivia', 'crossword'] as const

/** A player with so many events of all kinds, spread over 3 days. */
async function playerWithEvents(count: number): Promise<string> {
  const { id: playerId } = await makePlayer(db)
  for (let at = 0; at < count; at += 1) await recordSome(playerId, at)
  return playerId
}

const recordSome = (playerId: string, at: number) =>
  recordProgress(
    db,
    makeEvent({
      playerId,
      seasonId,
      kind: kinds[at % 4] ?? 'study',
      occurredAt: new Date(Date.now() - (at % 3) * 24 * 3_600_000 - at * 1_000),
      questionsAnswered: at % 2 === 0 ? 3 : 0,
      pointsEarned: at % 2 === 0 ? 2 : 0,
      pointsPossible: at % 2 === 0 ? 3 : 0,
      crosswordsCompleted: at % 4 === 3 ? 1 : 0,
      chapters: [1 + (at % 5)],
    }),
  )

const stateOf = async (playerId: string) => {
  const state = await findProgressState(db, playerId, seasonId)
  if (state === undefined) throw new Error('no such player')
  return state
}
const job = (playerId: string) => ({ playerId, season: seasonId, requestId: 'request' })

/** What the player's events add up to, reckoned at once from nothing. */
async function replay(playerId: string): Promise<object> {
  return db.transaction().execute(async (tx) => {
    await tx.updateTable('progressEvents').set({ appliedAt: null }).where('playerId', '=', playerId).execute()
    await tx.deleteFrom('playerTotals').where('playerId', '=', playerId).execute()
    await applyPendingEvents(tx, { playerIds: [playerId], seasonId })
    return tx
      .selectFrom('playerTotals')
      .select(['totals', 'history'])
      .where('playerId', '=', playerId)
      .executeTakeFirstOrThrow()
  })
}

test('totals are what the events add up to, however they were batched; a replay gives the same', async () => {
  const playerId = await playerWithEvents(0)
  for (let at = 0; at < 12; at += 1) {
    await recordSome(playerId, at)
    if (at % 5 === 2) await applyProgress(deps, job(playerId))
  }
  const { pending } = await stateOf(playerId)
  expect(pending).toHaveLength(4)
  await applyProgress(deps, job(playerId))
  const { totals, history } = await stateOf(playerId)
  expect(totals).toMatchObject({
    totalQuestions: 18,
    crosswordsCompleted: 3,
    studySeconds: 720,
    chapters: [1, 2, 3, 4, 5],
  })
  expect(await replay(playerId)).toEqual({ totals, history })
})

test('the place on the board of players follows the totals', async () => {
  const playerId = await playerWithEvents(0)
  await recordProgress(db, makeEvent({ playerId, seasonId, kind: 'trivia', questionsAnswered: 120 }))
  await applyProgress(deps, { requestId: 'test', playerId, season: seasonId })
  const { boardOrder } = await db
    .selectFrom('playerTotals')
    .select('boardOrder')
    .where('playerId', '=', playerId)
    .executeTakeFirstOrThrow()
  expect(boardOrder).toBe(10_000_120)
})

test('what a read shows is the same before and after events are applied', async () => {
  const playerId = await playerWithEvents(7)
  const { pending } = await stateOf(playerId)
  const shown = reckonProgress(emptyReckoning(), pending)
  await applyProgress(deps, job(playerId))
  expect(await stateOf(playerId)).toMatchObject({ ...shown, pending: [] })
})

test('two workers at once, and a job that runs again, count every event once', async () => {
  const playerId = await playerWithEvents(10)
  const runs = Array.from({ length: 10 }, () =>
    [first, second].map((worker) => applyProgress(worker.deps, job(playerId))),
  )
  const late = Array.from({ length: 10 }, (_, at) => recordSome(playerId, 10 + at))
  await Promise.all([...runs.flat(), ...late])
  await applyProgress(deps, job(playerId))
  const { totals, history, pending } = await stateOf(playerId)
  expect(pending).toEqual([])
  expect(totals).toMatchObject({ totalQuestions: 30, crosswordsCompleted: 5, studySeconds: 1_200 })
  expect(await replay(playerId)).toEqual({ totals, history })
})

test('a worker that dies in the middle leaves nothing half applied', async () => {
  const playerId = await playerWithEvents(5)
  const dying = db.transaction().execute(async (tx) => {
    expect(await applyPendingEvents(tx, { playerIds: [playerId], seasonId })).toBe(5)
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  expect(await stateOf(playerId)).toMatchObject({ totals: null, pending: { length: 5 } })
  await applyProgress(deps, job(playerId))
  expect(await stateOf(playerId)).toMatchObject({ totals: { totalQuestions: 9 }, pending: [] })
})

test('players of one job are brought up to date together, beside other jobs about the same players', async () => {
  const ids = await Promise.all([4, 5, 6, 7].map(playerWithEvents))
  const jobs = [ids, ids.toReversed(), ids.slice(1), ids.slice(2).toReversed()].map(
    async ([playerId = '', ...others], at) =>
      applyProgress([first, second][at % 2]?.deps ?? deps, { ...job(playerId), others }),
  )
  await Promise.all(jobs)
  const states = await Promise.all(ids.map(stateOf))
  expect(states.map(({ pending }) => pending)).toEqual([[], [], [], []])
  for (const [at, playerId] of ids.entries()) {
    const { totals, history } = states[at] ?? {}
    expect(await replay(playerId)).toEqual({ totals, history })
  }
})

test('a queued job is run', async () => {
  const playerId = await playerWithEvents(3)
  deps.queue.applyProgress(job(playerId))
  await expect.poll(async () => (await stateOf(playerId)).pending).toEqual([])
})

test('a job that cannot be read fails for good and is counted', async () => {
  const bad = { playerId: 'nobody', season: seasonId, requestId: 'request' }
  await deps.queue.enqueue('progress.apply', bad, { jobId: 'bad' })
  const failed = async () => {
    const bodies = await Promise.all([first, second].map(async ({ app }) => (await app.inject('/metrics')).body))
    return bodies.some((body) => /seraph_jobs_failed_total\{.*job="progress\.apply".*\} 1/.test(body))
  }
  await expect.poll(failed).toBe(true)
})

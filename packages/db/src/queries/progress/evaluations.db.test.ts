import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { makeQuestion, makeSeason } from '../../testing/make.ts'
import { makeEvaluation, makeJudgement } from '../../testing/makeMarks.ts'
import { testDatabase } from '../../testing/testDatabase.ts'
import {
  findAwaitingEvaluation,
  findEvaluation,
  findOldestWaitingSeconds,
  insertEvaluation,
  settleBuiltIn,
  settleByModel,
  settleOverdue,
} from './evaluations.ts'

const { db } = await testDatabase()
const { id: seasonId } = await makeSeason(db, { questions: [makeQuestion({ id: 'q1' })] })
const byModel = { model: makeJudgement({ score: 0 }), modelName: 'scripted', promptVersion: '1' }

test('fifty inserts under one key at once make one row, and each is given it', async () => {
  const idempotencyKey = randomUUID()
  const insert = async () => {
    const id = randomUUID()
    const { former } = await insertEvaluation(db, {
      id,
      idempotencyKey,
      requestHash: 'one',
      seasonId,
      question: { id: 'q1', version: 'version of q1', chapter: 1 },
      player: undefined,
      response: 'Amoz',
      builtIn: makeJudgement(),
      judgeVersion: '1',
      leaseMs: undefined,
    })
    return former?.id ?? id
  }
  const ids = await Promise.all(Array.from({ length: 50 }, insert))
  expect(new Set(ids).size).toBe(1)
  const rows = await db.selectFrom('evaluations').select('id').where('idempotencyKey', '=', idempotencyKey).execute()
  expect(rows).toHaveLength(1)
})

test('of a time-out and the model, whoever is first settles the row', async () => {
  const late = await makeEvaluation(db, { seasonId, leaseMs: 5_000 })
  expect(await settleBuiltIn(db, late)).toMatchObject({ judgedBy: 'built-in', isAwaitingModel: false })
  expect(await settleByModel(db, { id: late, ...byModel })).toBe(false)
  expect(await findEvaluation(db, late)).toMatchObject({ judgedBy: 'built-in', model: null })

  const early = await makeEvaluation(db, { seasonId, leaseMs: 5_000 })
  expect(await settleByModel(db, { id: early, ...byModel })).toBe(true)
  expect(await settleByModel(db, { id: early, ...byModel, model: makeJudgement() })).toBe(false)
  expect(await settleBuiltIn(db, early)).toBeUndefined()
  expect(await findEvaluation(db, early)).toMatchObject({ judgedBy: 'model', model: { score: 0 } })
})

test('the sweep settles rows whose lease is over, and no others', async () => {
  const over = await makeEvaluation(db, { seasonId, leaseMs: -1 })
  const under = await makeEvaluation(db, { seasonId, leaseMs: 60_000 })
  expect(await settleOverdue(db, 100)).toBe(1)
  expect(await findEvaluation(db, over)).toMatchObject({ isAwaitingModel: false, judgedBy: 'built-in' })
  expect(await findEvaluation(db, under)).toMatchObject({ isAwaitingModel: true, isLeaseOver: false })
})

test('an awaiting answer comes with its question as it was judged', async () => {
  const id = await makeEvaluation(db, { seasonId, leaseMs: 5_000 })
  const awaiting = await findAwaitingEvaluation(db, id)
  expect(awaiting).toMatchObject({ response: 'Amoz', points: 1, parts: [{ text: 'Amoz' }] })
  expect(awaiting?.remainingMs).toBeGreaterThan(3_000)
  expect(awaiting?.remainingMs).toBeLessThanOrEqual(5_000)
})

test('an answer is not found once it is settled, nor when its question has become another', async () => {
  const settled = await makeEvaluation(db, { seasonId })
  expect(await findAwaitingEvaluation(db, settled)).toBeUndefined()
  const question = { id: 'q1', version: 'an older one', chapter: 1 }
  const older = await makeEvaluation(db, { seasonId, leaseMs: 5_000, question })
  expect(await findAwaitingEvaluation(db, older)).toBeUndefined()
})

test('the oldest mark that waits for the model is known by its age', async () => {
  await db.updateTable('evaluations').set({ isAwaitingModel: false, leaseUntil: null }).execute()
  expect(await findOldestWaitingSeconds(db)).toBe(0)
  const [old] = [
    await makeEvaluation(db, { seasonId, leaseMs: 60_000 }),
    await makeEvaluation(db, { seasonId, leaseMs: 60_000 }),
  ]
  await db
    .updateTable('evaluations')
    .set({ createdAt: new Date(Date.now() - 60_000) })
    .where('id', '=', old)
    .execute()
  expect(Math.round((await findOldestWaitingSeconds(db)) / 10)).toBe(6)
})

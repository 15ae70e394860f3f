import { insertEvaluation, settleByModel } from '@seraph/db/queries/progress/evaluations'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import { logAnswers } from '@seraph/db/queries/reviews/logAnswers'
import { findReviewState } from '@seraph/db/queries/reviews/reviewState'
import { makePlayer, makeSeason } from '@seraph/db/testing/make'
import { makeEvaluation, makeEvent, makeJudgement } from '@seraph/db/testing/makeMarks'
import { ageReviews, listReviewLog } from '@seraph/db/testing/reviewLog'
import { somebodyWaits } from '@seraph/db/testing/somebodyWaits'
import { cardsOfLog } from '@seraph/domain/review/cards/cardsOfLog'
import { unpackCard } from '@seraph/domain/review/cards/packedCard'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { testWorker } from '../testing/testWorker.ts'
import { bringUpToDate } from './bringUpToDate.ts'
import { sweepProgress } from './sweepProgress.ts'

const { db, deps } = await testWorker({ settings: { SWEEP_MS: '3600000' } })
const { id: seasonId } = await makeSeason(db)

const judgementOf = (...given: boolean[]) =>
  makeJudgement({
    parts: given.map((isGiven, at) => ({
      id: `p${at + 1}`,
      part: `part ${at + 1}`,
      status: isGiven ? 'given' : 'missing',
      evidence: '',
    })),
  })
/** An answer that the built-in judge is sure of; `waiting` for the model's mark. */
const answer = (playerId: string, question: string, ...given: boolean[]) => store(playerId, question, given)
const waiting = (playerId: string, question: string, ...given: boolean[]) => store(playerId, question, given, 60_000)
const store = (playerId: string, question: string, given: readonly boolean[], leaseMs?: number) =>
  makeEvaluation(db, {
    seasonId,
    player: { id: playerId },
    question: { id: question, version: 'v', chapter: 1 },
    builtIn: judgementOf(...given),
    leaseMs,
  })
const apply = (playerId: string) => bringUpToDate(db, { playerIds: [playerId], seasonId })

/** The whole log, and the cards as they are stored. */
async function read(playerId: string) {
  const log = await listReviewLog(db, playerId)
  const state = await findReviewState(db, playerId, seasonId)
  const stored = Object.entries(state.cards).flatMap(([question, cards]) =>
    Object.entries(cards).map(([part, packed]) => [`${question}/${part}`, unpackCard(packed)] as const),
  )
  return { log, pending: state.log, cards: new Map(stored) }
}

test('the stored cards are those that the log makes, after every answer and a changed mark', async () => {
  const { id: playerId } = await makePlayer(db)
  await answer(playerId, 'q1', true, false)
  await answer(playerId, 'q2', true)
  await apply(playerId)
  await answer(playerId, 'q1', true, true)
  const asked = await waiting(playerId, 'q3', false, false)
  await apply(playerId)
  const settled = { id: asked, model: judgementOf(true, false), modelName: 'm', promptVersion: '1' }
  expect(await settleByModel(db, settled)).toBe(true)
  expect((await read(playerId)).pending).toHaveLength(2)
  await apply(playerId)
  const { log, pending, cards } = await read(playerId)
  expect(pending).toEqual([])
  expect(log).toHaveLength(5)
  expect(cards).toEqual(cardsOfLog(log))
  expect(cards.get('q3/p1')?.recalled).toBeDefined()
  expect(cards.get('q3/p2')?.recalled).toBeUndefined()
})

test('an answer is read before its line is written, and one that somebody holds gets its line the next time', async () => {
  const { id: playerId } = await makePlayer(db)
  const id = await answer(playerId, 'q1', true)
  const reading = async () => (await read(playerId)).pending.map((line) => [line.id > 0, line.evaluationId, line.parts])
  const parts = [{ id: 'p1', status: 'given' }]
  expect(await reading()).toEqual([[false, id, parts]])
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('evaluations').select('id').where('id', '=', id).forUpdate().execute()
    await apply(playerId)
    expect(await reading()).toEqual([[false, id, parts]])
  })
  await apply(playerId)
  const { log, pending, cards } = await read(playerId)
  expect([pending, log.map((line) => line.id > 0)]).toEqual([[], [true]])
  expect(cards).toEqual(cardsOfLog(log))
})

test('whoever counts an answer does not wait until its cards are made', async () => {
  const { id: playerId } = await makePlayer(db)
  await answer(playerId, 'q1', true)
  await apply(playerId)
  const id = await answer(playerId, 'q1', true)
  const making = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('reviewCards').select('playerId').where('playerId', '=', playerId).forUpdate().execute()
    const made = apply(playerId)
    await somebodyWaits(db)
    const counted = await recordProgress(db, makeEvent({ playerId, seasonId, evaluationIds: [id] }))
    expect(counted).toMatchObject({ outcome: 'recorded', event: { counts: { questionsAnswered: 1 } } })
    return { made }
  })
  await making.made
  expect((await read(playerId)).pending).toEqual([])
})

test('lines whose worker died before it made their cards are in them the next time', async () => {
  const { id: playerId } = await makePlayer(db)
  await answer(playerId, 'q1', true)
  await logAnswers(db, { playerIds: [playerId], seasonId })
  const { pending } = await read(playerId)
  expect(pending.map(({ id }) => id > 0)).toEqual([true])
  await ageReviews(db, playerId, 1)
  await sweepProgress(deps)
  const { log, pending: none, cards } = await read(playerId)
  expect(none).toEqual([])
  expect(cards).toEqual(cardsOfLog(log))
})

test('a mark that changes while its line waits to be written is logged as it became', async () => {
  const { id: playerId } = await makePlayer(db)
  const id = await waiting(playerId, 'q1', false)
  const { logged } = await db.transaction().execute(async (tx) => {
    await tx.selectFrom('players').select('id').where('id', '=', playerId).forUpdate().execute()
    const began = logAnswers(db, { playerIds: [playerId], seasonId })
    await somebodyWaits(db)
    await settleByModel(tx, { id, model: judgementOf(true), modelName: 'm', promptVersion: '1' })
    return { logged: began }
  })
  await logged
  await apply(playerId)
  const { log } = await read(playerId)
  expect(log.map(({ parts }) => parts)).toEqual([[{ id: 'p1', status: 'given' }]])
})

test('guests, practice, verdicts without ids and a model’s mark that is held back make no line', async () => {
  const { id: playerId } = await makePlayer(db)
  await makeEvaluation(db, { seasonId, builtIn: judgementOf(true) })
  await makeEvaluation(db, { seasonId, player: { id: playerId } })
  const practice = {
    id: randomUUID(),
    idempotencyKey: null,
    requestHash: 'hash',
    seasonId,
    question: { id: 'q1', version: 'v', chapter: 1 },
    player: { id: playerId },
    response: 'x',
    recall: 'practice',
    builtIn: judgementOf(true),
    judgeVersion: '1',
    leaseMs: undefined,
  } as const
  await insertEvaluation(db, practice)
  expect((await read(playerId)).log).toEqual([])
  const held = await waiting(playerId, 'q1', true)
  await settleByModel(db, { id: held, isHeld: true, model: judgementOf(false), modelName: 'm', promptVersion: '1' })
  expect((await read(playerId)).log).toHaveLength(1)
})

test('reviews whose job never came are swept up', async () => {
  const { id: playerId } = await makePlayer(db)
  await answer(playerId, 'q1', true)
  await ageReviews(db, playerId, 1)
  await sweepProgress(deps)
  const { pending, cards } = await read(playerId)
  expect(pending).toEqual([])
  expect([...cards.keys()]).toEqual(['q1/p1'])
})

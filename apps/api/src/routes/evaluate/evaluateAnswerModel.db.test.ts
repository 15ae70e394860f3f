import { findEvaluation, settleByModel } from '@seraph/db/queries/progress/evaluations'
import { makeSeason } from '@seraph/db/testing/make'
import { makeJudgement } from '@seraph/db/testing/makeMarks'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { evaluateAnswer } from '@seraph/schema/http/evaluate'
import type { JudgeEvaluation } from '@seraph/schema/jobs/evaluation'
import { openWorker } from '@seraph/service/queue/jobWorker'
import { publishReply } from '@seraph/service/queue/replies'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { answerKings, kingsQuestion } from '../../testing/askKings.ts'
import { testApp } from '../../testing/testApp.ts'

const waitMs = 1_500
const { db, url } = await testDatabase()
await makeSeason(db, { questions: [kingsQuestion] })
const settings = { DATABASE_URL: url, OPENAI_API_KEY: 'key', MODEL_WAIT_MS: String(waitMs) }
const { deps, browser } = await testApp({ settings })
const { REDIS_PREFIX } = deps.env
const second = await testApp({ settings: { ...settings, REDIS_PREFIX } })
await Promise.all([deps.seasons.refresh(), second.deps.seasons.refresh()])

/** What the worker does with a job is each test's own. */
let work: (job: JudgeEvaluation) => Promise<void>
const jobs: JudgeEvaluation[] = []
const worker = openWorker({
  url: deps.env.REDIS_URL,
  prefix: REDIS_PREFIX,
  concurrency: 5,
  log: deps.log,
  onFailed: () => undefined,
  processors: {
    'answers.remark': async () => undefined,
    'coach.help': async () => undefined,
    'feedback.give': async () => undefined,
    'evaluation.judge': async (job) => {
      jobs.push(job)
      await work(job)
    },
    'progress.apply': async () => undefined,
    'room.judge': async () => undefined,
  },
})
afterAll(() => worker.close())
beforeEach(() => {
  jobs.length = 0
})

const models = makeJudgement({ score: 3, maxScore: 3 })
const settle = (id: string) => settleByModel(db, { id, model: models, modelName: 'scripted', promptVersion: '1' })
const reply = (job: JudgeEvaluation, judgedBy: 'model' | 'built-in') =>
  publishReply(deps.redis, job.replyTo, {
    job: 'evaluation.judge',
    id: job.evaluationId,
    reply: { judgedBy, judgement: judgedBy === 'model' ? models : makeJudgement({ score: 1, maxScore: 3 }) },
  })

/** Submits an answer that the built-in judge isn't sure of, and tells how long that took. */
async function submit(headers: Record<string, string> = {}, app = { browser }) {
  const startedAt = performance.now()
  const answered = await app
    .browser()
    .post('/api/evaluate', answerKings('Uzziah and one whose name began like John'), headers)
  return {
    mark: evaluateAnswer.reply.parse(answered.json()),
    requestId: String(answered.headers['x-request-id']),
    tookMs: performance.now() - startedAt,
  }
}

test('an answer in distress is asked of no model: it is marked, answered kindly and counted once', async () => {
  work = async () => undefined
  const key = { 'idempotency-key': randomUUID() }
  const sent = answerKings('Uzziah and one whose name began like John. i want to kill myself')
  const replies = [await browser().post('/api/evaluate', sent, key), await browser().post('/api/evaluate', sent, key)]
  for (const reply of replies)
    expect(evaluateAnswer.reply.parse(reply.json())).toMatchObject({
      judgedBy: 'built-in',
      care: coachSentences.distress(undefined),
    })
  expect(jobs).toEqual([])
  expect(await db.selectFrom('distressCounts').select(['kind', 'box', 'found']).execute()).toEqual([
    { kind: 'self_harm', box: 'answer', found: 1 },
  ])
  expect(await db.selectFrom('evaluations').select('isAwaitingModel').execute()).toEqual([{ isAwaitingModel: false }])
  await db.deleteFrom('evaluations').execute()
})

test('the model’s mark is the reply, and the job carries the request’s id', async () => {
  work = async (job) => {
    await settle(job.evaluationId)
    await reply(job, 'model')
  }
  const { mark, requestId, tookMs } = await submit()
  expect(mark).toMatchObject({ score: 3, judgedBy: 'model', feedback: 'All 3 points: Amoz.' })
  expect(tookMs).toBeLessThan(waitMs)
  expect(jobs).toMatchObject([{ evaluationId: mark.id, requestId }])
})

test('a worker that gives up lets the built-in mark stand without a wait', async () => {
  work = (job) => reply(job, 'built-in')
  const { mark, tookMs } = await submit()
  expect(mark).toMatchObject({ score: 1, judgedBy: 'built-in' })
  expect(tookMs).toBeLessThan(waitMs)
})

test('a model that takes too long is not waited for, and its mark comes too late', async () => {
  let isTaken: boolean | undefined
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  work = async (job) => {
    await promise
    isTaken = await settle(job.evaluationId)
    done.resolve()
  }
  const { mark, tookMs } = await submit()
  expect(mark).toMatchObject({ score: 1, judgedBy: 'built-in' })
  expect(tookMs).toBeGreaterThan(waitMs - 100)
  expect(tookMs).toBeLessThan(waitMs + 500)
  goOn()
  await done.promise
  expect(isTaken).toBe(false)
  expect(await findEvaluation(db, mark.id)).toMatchObject({ judgedBy: 'built-in', isAwaitingModel: false })
})

test('a mark whose reply was lost is found in the row', async () => {
  work = async (job) => {
    await settle(job.evaluationId)
  }
  expect((await submit()).mark).toMatchObject({ score: 3, judgedBy: 'model' })
})

test('a repeat in another process waits for the mark of the first and answers the same', async () => {
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  work = async (job) => {
    await promise
    await settle(job.evaluationId)
    await reply(job, 'model')
  }
  const key = { 'idempotency-key': randomUUID() }
  const first = submit(key)
  await expect.poll(() => jobs.length).toBe(1)
  const repeat = submit(key, second)
  goOn()
  const [one, other] = await Promise.all([first, repeat])
  expect(other.mark).toEqual(one.mark)
  expect(one.mark.judgedBy).toBe('model')
  expect(jobs).toHaveLength(1)
})

test('a repeat settles a mark whose first process died', async () => {
  work = async () => undefined
  const key = { 'idempotency-key': randomUUID() }
  const { mark } = await submit(key)
  await db
    .updateTable('evaluations')
    .set({ isAwaitingModel: true, leaseUntil: new Date(Date.now() - 1) })
    .where('id', '=', mark.id)
    .execute()
  expect((await submit(key, second)).mark).toEqual(mark)
  expect(await findEvaluation(db, mark.id)).toMatchObject({ isAwaitingModel: false })
})

test('an answer that the built-in judge is sure of asks nobody', async () => {
  for (const answer of ['Uzziah, Jotham, Hezekiah', 'i dont know', '???'])
    expect((await browser().post('/api/evaluate', answerKings(answer))).json()).toMatchObject({ judgedBy: 'built-in' })
  expect(jobs).toEqual([])
})

test('over an address’s quota the built-in judge answers, others are still helped', async () => {
  work = (job) => reply(job, 'model')
  const limited = await testApp({ settings: { ...settings, MODEL_LIMIT_ADDRESS: '1', REDIS_PREFIX } })
  await limited.deps.seasons.refresh()
  const ask = async (address: string) =>
    (
      await limited.browser(address).post('/api/evaluate', answerKings('Uzziah and one whose name began like John'))
    ).json<{ judgedBy: string }>().judgedBy
  expect(await ask('10.9.0.1')).toBe('model')
  expect(await ask('10.9.0.1')).toBe('built-in')
  expect(await ask('10.8.0.1')).toBe('model')
})

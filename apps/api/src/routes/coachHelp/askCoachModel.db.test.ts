import { testDatabase } from '@seraph/db/testing/testDatabase'
import type { CoachAnswer } from '@seraph/schema/http/coachHelp'
import type { HelpCoach } from '@seraph/schema/jobs/coach'
import { openWorker } from '@seraph/service/queue/jobWorker'
import { publishReply } from '@seraph/service/queue/replies'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { testApp } from '../../testing/testApp.ts'
import { makeCoachSeason } from '../../testing/makeCoachSeason.ts'

const { db, url } = await testDatabase()
await makeCoachSeason(db)
const settings = { DATABASE_URL: url, OPENAI_API_KEY: 'key', COACH_WAIT_MS: '1000' }
const { deps, browser } = await testApp({ settings })

/** What the worker does with a job is each test's own. */
let work: (job: HelpCoach) => Promise<void>
const jobs: HelpCoach[] = []
const worker = openWorker({
  url: deps.env.REDIS_URL,
  prefix: deps.env.REDIS_PREFIX,
  concurrency: 5,
  log: deps.log,
  onFailed: () => undefined,
  processors: {
    'answers.remark': async () => undefined,
    'coach.help': async (job) => {
      jobs.push(job)
      await work(job)
    },
    'feedback.give': async () => undefined,
    'evaluation.judge': async () => undefined,
    'progress.apply': async () => undefined,
    'room.judge': async () => undefined,
  },
})
afterAll(() => worker.close())
beforeEach(() => {
  jobs.length = 0
})

const answer = (job: HelpCoach, text: string | null) =>
  publishReply(deps.redis, job.replyTo, { job: 'coach.help', id: job.id, reply: { answer: text } })

async function ask(question: string, app = { browser }, address?: string) {
  const startedAt = performance.now()
  const reply = await app.browser(address).post('/api/coach-help', { question })
  return { ...reply.json<CoachAnswer>(), tookMs: performance.now() - startedAt }
}

test('the model answers, given the verses and the words', async () => {
  work = (job) => answer(job, 'They are burning ones, see Isaiah 6:2.')
  expect(await ask('What is a seraph in 6:2?')).toMatchObject({
    answer: 'They are burning ones, see Isaiah 6:2.',
    source: 'model',
    verses: [{ reference: 'Isaiah 6:2' }],
  })
  expect(jobs).toMatchObject([
    {
      season: 'Isaiah',
      question: 'What is a seraph in 6:2?',
      verses: [{ reference: 'Isaiah 6:2' }],
      words: [{ term: 'Seraph', meaning: 'A burning one.' }],
    },
  ])
})

test('a model that has nothing to show, or says nothing in time, leaves the answer to the verses', async () => {
  work = (job) => answer(job, null)
  expect(await ask('6:2')).toMatchObject({ source: 'verses', verses: [{ reference: 'Isaiah 6:2' }] })
  work = async () => undefined
  const late = await ask('6:2')
  expect(late.source).toBe('verses')
  expect(late.tookMs).toBeGreaterThan(900)
  expect(late.tookMs).toBeLessThan(1_500)
})

test('no model is asked about distress, personal data, the quiz, or what no verse speaks of', async () => {
  work = (job) => answer(job, 'x')
  for (const question of ['I want to die', 'my name is Sam, what is 6:2', 'According to Isaiah 6:2, who?', 'chess'])
    expect((await ask(question)).source).not.toBe('model')
  expect(jobs).toEqual([])
})

test('over an address’s quota the verses answer, others are still helped', async () => {
  work = (job) => answer(job, 'x')
  const limited = await testApp({
    settings: { ...settings, COACH_LIMIT_ADDRESS: '1', REDIS_PREFIX: deps.env.REDIS_PREFIX },
  })
  expect((await ask('6:2', limited, '10.9.0.1')).source).toBe('model')
  expect((await ask('6:2', limited, '10.9.0.1')).source).toBe('verses')
  expect((await ask('6:2', limited, '10.8.0.1')).source).toBe('model')
})

test('a process that ends answers from the verses what is still with the model', async () => {
  const ending = await testApp({
    settings: { ...settings, COACH_WAIT_MS: '60000', REDIS_PREFIX: deps.env.REDIS_PREFIX },
  })
  work = async () => undefined
  const asked = ask('6:2', ending)
  await expect.poll(() => jobs.length).toBe(1)
  const closed = ending.app.close()
  expect(await asked).toMatchObject({ source: 'verses', verses: [{ reference: 'Isaiah 6:2' }] })
  await closed
})

test('without Redis the verses answer at once', async () => {
  const alone = await testApp({ settings, isRedisAway: true })
  const { source, tookMs } = await ask('6:2', alone)
  expect(source).toBe('verses')
  expect(tookMs).toBeLessThan(1_000)
})

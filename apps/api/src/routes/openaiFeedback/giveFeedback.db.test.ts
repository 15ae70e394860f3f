import type { GiveFeedback } from '@seraph/schema/jobs/coach'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { openWorker } from '@seraph/service/queue/jobWorker'
import { publishReply } from '@seraph/service/queue/replies'
import { playerCookie } from '@seraph/service/session'
import { afterAll, expect, test } from 'vitest'

import { adminMark } from '../../adminMark.ts'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

const { db, url } = await testDatabase()
const settings = { DATABASE_URL: url, ADMIN_SECRET: 'a secret for tests', OPENAI_API_KEY: 'key' }
const seraph = await testApp({ settings })

let says: string | null
const jobs: GiveFeedback[] = []
const worker = openWorker({
  url: seraph.deps.env.REDIS_URL,
  prefix: seraph.deps.env.REDIS_PREFIX,
  concurrency: 1,
  log: seraph.deps.log,
  onFailed: () => undefined,
  processors: {
    'feedback.give': async (job) => {
      jobs.push(job)
      const reply = { reply: says }
      await publishReply(seraph.deps.redis, job.replyTo, { job: 'feedback.give', id: job.id, reply })
    },
    'answers.remark': async () => undefined,
    'coach.help': async () => undefined,
    'evaluation.judge': async () => undefined,
    'progress.apply': async () => undefined,
    'room.judge': async () => undefined,
  },
})
afterAll(() => worker.close())

/** A browser of the admin's player, after the second step or before it. */
async function adminBrowser(app: TestApp, isUnlocked: boolean) {
  const { id } = await makePlayer(db)
  await db.updateTable('players').set({ isAdmin: true }).where('id', '=', id).execute()
  const page = app.browser()
  const rights = { adminUntil: new Date(Date.now() + 3_600_000), adminMark: adminMark(settings.ADMIN_SECRET) }
  page.cookies.set(playerCookie, await makeSession(db, id, isUnlocked ? rights : {}))
  await db.updateTable('players').set({ isAdmin: false }).where('id', '<>', id).execute()
  return page
}
const path = '/api/openai-feedback'

test('the admin sees what the model says, and a code in the text is not sent', async () => {
  says = 'Well said.'
  const page = await adminBrowser(seraph, true)
  const reply = await page.post(path, { answer: 'I am MOO1A and it was Uzziah' })
  expect([reply.statusCode, reply.json()]).toEqual([200, { reply: 'Well said.' }])
  expect(jobs.at(-1)?.answer).toBe('I am [removed] and it was Uzziah')
})

test('a text in distress is sent to no model, and only counted', async () => {
  const before = jobs.length
  const reply = await (await adminBrowser(seraph, true)).post(path, { answer: 'my uncle touches me at night' })
  expect([reply.statusCode, reply.json()]).toMatchObject([502, { code: 'model_failed' }])
  expect(jobs).toHaveLength(before)
  expect(await db.selectFrom('distressCounts').select(['kind', 'box', 'found']).execute()).toEqual([
    { kind: 'abuse', box: 'model_trial', found: 1 },
  ])
})

test('a model that says nothing is told as such', async () => {
  says = null
  const reply = await (await adminBrowser(seraph, true)).post(path, { answer: 'Uzziah' })
  expect([reply.statusCode, reply.json()]).toMatchObject([502, { code: 'model_failed' }])
})

test('without a model that is said', async () => {
  const { OPENAI_API_KEY: _key, ...others } = settings
  const plain = await testApp({ settings: others })
  const reply = await (await adminBrowser(plain, true)).post(path, { answer: 'Uzziah' })
  expect([reply.statusCode, reply.json()]).toMatchObject([503, { code: 'model_not_configured' }])
})

test('an empty text is refused, and so is everybody but the admin after the second step', async () => {
  expect((await (await adminBrowser(seraph, true)).post(path, { answer: ' \n' })).statusCode).toBe(400)
  const player = seraph.browser()
  player.cookies.set(playerCookie, await makeSession(db, (await makePlayer(db)).id))
  for (const page of [seraph.browser(), player, await adminBrowser(seraph, false)]) {
    const reply = await page.post(path, { answer: 'Uzziah' })
    expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'forbidden' }])
  }
})

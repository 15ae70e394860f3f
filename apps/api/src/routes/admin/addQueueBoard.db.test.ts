import { beforeAll, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { adminSettings, signInAdmin } from '../../testing/signInAdmin.ts'
import { signIn } from '../../testing/signIn.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp({ settings: adminSettings })
const { deps, db, browser } = app
const url = '/api/admin/queues'
let admin: Browser

beforeAll(async () => {
  ;({ browser: admin } = await signInAdmin(app))
})

test('the admin sees the jobs, and the page asks no other site for anything', async () => {
  await deps.queue.enqueue('progress.apply', { playerId: 'p', season: 's', requestId: 'r' }, { jobId: 'one' })
  const page = await admin.get(url)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Seraph jobs')
  expect(page.headers['content-security-policy']).toMatch(/base-uri 'self';.*script-src 'self';/)
  expect(page.body).not.toMatch(/(href|src)="(https?:)?\/\//)
  const queues = (await admin.get(`${url}/api/queues?activeQueue=jobs&page=1&jobsPerPage=10`)).json<{
    queues: { name: string; counts: Record<string, number> }[]
  }>()
  expect(queues.queues).toMatchObject([{ name: 'jobs', counts: { waiting: 1 } }])
})

test('what the admin does there is noted', async () => {
  const reply = await app.app.inject({
    method: 'PUT',
    url: `${url}/api/queues/jobs/pause`,
    headers: { host: 'seraph.test', origin: 'http://seraph.test' },
    cookies: Object.fromEntries(admin.cookies),
  })
  expect(reply.statusCode).toBe(200)
  const entries = await db.selectFrom('auditEntries').select(['actor', 'act', 'subject']).execute()
  expect(entries).toEqual([{ actor: 'admin', act: 'queue.put', subject: { path: '/api/queues/jobs/pause' } }])
})

test('nobody else gets there, neither page nor data nor the page’s files', async () => {
  const { browser: player } = await signIn(app)
  for (const one of [browser(), player]) {
    for (const path of ['', '/api/queues', '/static/js/main.js']) {
      const reply = await one.get(`${url}${path}`)
      expect([reply.statusCode, reply.json<{ code: string }>().code], path).toEqual([403, 'forbidden'])
    }
  }
})

test('without ADMIN_SECRET there is no board', async () => {
  const open = await testApp()
  expect((await open.browser().get(url)).statusCode).toBe(404)
})

import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

import { tellSeen } from '@seraph/service/testing/tellSeen'
import { expect, test } from 'vitest'

import { adminSettings, signInAdmin } from '../testing/signInAdmin.ts'
import { testApp } from '../testing/testApp.ts'

const seraph = await testApp({ settings: { ...adminSettings, TRUSTED_PROXIES: '10.5.0.1' } })
const { app, browser } = seraph

test('each reply says that it is no page, refusals too', async ({ task }) => {
  const urls = ['/api/session', '/api/stats/overview', '/api/nothing', '/api/study-rooms', '/api/admin/players']
  for (const url of urls) {
    const { headers } = await browser().get(url)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; frame-ancestors 'none'/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }
  tellSeen(task, "default-src 'none', nosniff, no CORS on each reply of the api")
})

test('the two pages of the api run nothing inline and ask no other site', async ({ task }) => {
  const { browser: admin } = await signInAdmin(seraph)
  for (const url of ['/api/docs/', '/api/admin/queues']) {
    const reply = await admin.get(url)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(reply.headers['content-security-policy']).not.toMatch(/https?:/)
    expect(reply.body).not.toMatch(/<script(?![^>]* (src=|type=.application\/json))[^>]*>[^<]*\S/)
    expect(reply.body).not.toMatch(/(href|src)="(https?:)?\/\//)
  }
  tellSeen(task, "script-src 'self' and no address of another site in both")
})

test.each(['%2e%2e', '%2e%2e/x', 'static/%2e%2e', 'static/%2e%2e/%2e%2e/package.json', 'static/..%5cx', 'static/%00'])(
  'there is nothing at /api/docs/%s',
  async (path) => {
    const server = app.server.listening
      ? app.server.address()
      : new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    // Neither fetch nor inject sends such a path as it is.
    const asking = request({
      host: '127.0.0.1',
      port: Number((server as { port: number | string }).port),
      path: `/api/docs/${path}`,
    })
    const [reply] = (await once(asking.end(), 'response')) as [IncomingMessage]
    expect([reply.statusCode, await json(reply)]).toMatchObject([404, { code: 'not_found' }])
  },
)

test('behind TLS that a trusted proxy tells of, browsers are told to stay there', async ({ task }) => {
  const strict = async (from: string) =>
    (await app.inject({ url: '/api/session', remoteAddress: from, headers: { 'x-forwarded-proto': 'https' } })).headers[
      'strict-transport-security'
    ]
  expect(await strict('10.5.0.1')).toBe('max-age=31536000')
  expect(await strict('10.5.0.2')).toBeUndefined()
  tellSeen(task, 'max-age=31536000 by TLS, none without')
})

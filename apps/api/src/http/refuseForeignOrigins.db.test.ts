import { expect, test } from 'vitest'

import { testApp } from '../testing/testApp.ts'

const { app } = await testApp({ settings: { PUBLIC_URL: 'https://seraph.example/app' } })

async function logout(headers: Record<string, string>): Promise<number> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/players/logout',
    headers: { host: 'seraph.test', ...headers },
  })
  return reply.statusCode
}

test.each([
  { origin: 'http://evil.test' },
  { origin: 'http://seraph.test.evil.test' },
  { origin: 'http://evil.test/?seraph.test' },
  { origin: 'http://seraph.test:8080' },
  { origin: 'https://seraph.test' },
  { origin: 'http://seraph.example' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'http://seraph.test', 'sec-fetch-site': 'cross-site' },
])('a change asked for with %j is refused', async (headers) => {
  expect(await logout(headers as Record<string, string>)).toBe(403)
})

test.each([
  { origin: 'http://seraph.test' },
  { origin: 'https://seraph.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://seraph.test' },
  {},
])('a change asked for with %j is done', async (headers) => {
  expect(await logout(headers as Record<string, string>)).toBe(200)
})

test('reading is open to every site, since no answer is readable there', async () => {
  const reply = await app.inject({ url: '/api/session', headers: { host: 'seraph.test', origin: 'http://evil.test' } })
  expect([reply.statusCode, reply.headers['access-control-allow-origin']]).toEqual([200, undefined])
})

test("another site's form cannot even send what the api reads", async () => {
  const form = { host: 'seraph.test', 'content-type': 'text/plain' }
  const reply = await app.inject({
    method: 'POST',
    url: '/api/players/login',
    headers: form,
    payload: '{"playerCode":"MO1A"}',
  })
  expect(reply.statusCode).toBe(415)
})

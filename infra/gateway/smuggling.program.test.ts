import { tellSeen } from '@seraph/service/testing/tellSeen'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { exchange } from './testing/exchange.ts'
import { localGateway } from './testing/localGateway.ts'
import { openRecorder } from './testing/openRecorder.ts'
import { startGateway } from './testing/startGateway.ts'
import { visit } from './testing/visit.ts'

const recorder = await openRecorder()
const gateway = await startGateway(localGateway(recorder.url))
const { port } = gateway
afterAll(async () => {
  await gateway.stop()
  recorder.close()
})
beforeEach(() => {
  recorder.seen.length = 0
})

const host = `Host: localhost:${port}`
const hidden = `DELETE /api/smuggled HTTP/1.1\r\n${host}\r\nX-Rest: `

/** A request with `hidden` as its body and `Connection` as given. */
const carrying = (method: string, connection: string): string =>
  [
    `${method} /api/carrier HTTP/1.1`,
    host,
    `Connection: ${connection}`,
    `Content-Length: ${hidden.length}`,
    '',
    hidden,
  ].join('\r\n')

const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST']

test.each(methods)('a request in the body of %s doesn’t run with the next visitor’s cookies', async (method) => {
  const visitors = visit(port)
  for (const named of ['content-length', 'Content-Length, host', 'transfer-encoding'])
    for (let round = 0; round < 20; round += 1) await exchange(port, [carrying(method, `keep-alive, ${named}`)])
  const { asked, wrong } = await visitors.stop()
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(20)
  expect(recorder.seen.filter(({ url }) => url === '/api/smuggled')).toEqual([])
  expect(recorder.unframed).toEqual([])
})

test('a body on GET, HEAD, DELETE or OPTIONS is framed, and its connection to the api used for nothing else', async () => {
  for (const method of methods) await exchange(port, [carrying(method, 'keep-alive')])
  for (const method of methods)
    await exchange(port, [
      `${method} /api/carrier HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
    ])
  await exchange(port, [`GET /api/next HTTP/1.1\r\n${host}\r\n\r\n`])
  const carriers = recorder.seen.filter(({ url }) => url === '/api/carrier')
  expect(carriers.map(({ method }) => method)).toEqual([...methods, ...methods])
  expect(new Set(recorder.seen.map(({ connection }) => connection)).size).toBe(recorder.seen.length)
  expect(recorder.unframed).toEqual([])
})

test.each([
  'content-length',
  'transfer-encoding',
  'Host',
  'cookie',
  'ORIGIN',
  'keep-alive,\tCookie',
  'x-forwarded-for',
  'idempotency-key',
  'upgrade, content-length',
])('400 where Connection names %s', async (named) => {
  const reply = await exchange(port, [`GET /api/x HTTP/1.1\r\n${host}\r\nCookie: a=1\r\nConnection: ${named}\r\n\r\n`])
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  expect(recorder.seen).toEqual([])
})

test('a request of HTTP/1.0 without Host, and upgrades that are reset, end nothing', async ({ task }) => {
  const packets = [
    'GET /x HTTP/1.0\r\n\r\n',
    'GET /api/x HTTP/1.0\r\n\r\n',
    'GET /ws HTTP/1.0\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  ]
  const upgrade = (path: string) =>
    `GET ${path} HTTP/1.1\r\n${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  for (const packet of packets)
    for (const ending of ['waits', 'ends', 'resets'] as const) await exchange(port, [packet], ending)
  for (const path of ['/other', '/ws', '/wsx', '/api/x', '/'])
    await Promise.all(Array.from({ length: 20 }, () => exchange(port, [upgrade(path)], 'resets')))
  for (const packet of [
    'GET',
    'GET / HTTP/1.1\r\nHo',
    `POST /api/x HTTP/1.1\r\n${host}\r\nContent-Length: 5\r\n\r\nhe`,
  ])
    await Promise.all(Array.from({ length: 20 }, () => exchange(port, [packet], 'resets')))
  const visitors = visit(port)
  await exchange(port, [upgrade('/ws')])
  expect((await visitors.stop()).wrong).toEqual([])
  expect(gateway.isRunning()).toBe(true)
  tellSeen(task, 'refused or dropped; the process lives on')
})

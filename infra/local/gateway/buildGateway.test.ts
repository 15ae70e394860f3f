import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'

import { afterAll, expect, test } from 'vitest'

import { precompress } from '../../gateway/precompress.ts'
import { buildGateway } from './buildGateway.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'gateway-'))
for (const name of ['assets', '.vite']) mkdirSync(join(webFolder, name))
writeFileSync(join(webFolder, '.vite/manifest.json'), '{}')
writeFileSync(join(webFolder, 'index.html'), `<!doctype html>${' '.repeat(2_000)}`)
writeFileSync(join(webFolder, 'assets/app-1.js'), `console.log(1)${' '.repeat(2_000)}`)
precompress(webFolder)

type Echo = { method: string; url: string; headers: IncomingHttpHeaders; body: string }

const upstream = createServer((incoming, reply) => {
  void text(incoming).then((body) => {
    const echo = { method: incoming.method, url: incoming.url, headers: incoming.headers, body }
    reply.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] }).end(JSON.stringify(echo))
  })
})
upstream.on('upgrade', (incoming, socket: Duplex) => {
  if (incoming.headers.origin === 'http://elsewhere') {
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 7\r\nConnection: close\r\n\r\nrefused')
    return
  }
  socket.write(`HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
  socket.write(`for ${String(incoming.headers['x-forwarded-for'])};`)
  socket.pipe(socket)
})
const upstreamUrl = await listen(upstream)

const nowhere = 'http://127.0.0.1:1'
const open = async (
  apiUrls: string | string[],
  isTrustingForwarded = false,
  roomsUrls = [nowhere, upstreamUrl],
  limits?: { headersMs: number; requestMs: number },
) => {
  const app = buildGateway({
    webFolder,
    apiUrls: [apiUrls].flat(),
    roomsUrls,
    isTrustingForwarded,
    publicUrl: 'https://Seraph.example',
    ...(limits === undefined ? {} : { limits }),
  })
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}
const gateway = await open([nowhere, upstreamUrl])
const behindProxy = await open(upstreamUrl, true)
const lonely = await open(nowhere, false, [nowhere])

afterAll(async () => {
  for (const { app } of [gateway, behindProxy, lonely]) {
    app.server.closeAllConnections()
    await app.close()
  }
  upstream.closeAllConnections()
  upstream.close()
  rmSync(webFolder, { recursive: true })
})

test('a call that an api hung up on goes to the next where it may come twice, and is refused where it must not', async () => {
  const bodies: string[] = []
  const rude = createServer((incoming) => {
    void text(incoming).then((body) => {
      bodies.push(body)
      incoming.socket.destroy()
    })
  })
  const { app, url } = await open([await listen(rude), upstreamUrl])
  const post = (headers: Record<string, string>) => fetch(`${url}/api/x`, { method: 'POST', body: 'hello', headers })
  const kept = await post({ 'idempotency-key': '9c9a5a5e-0e0e-4c3a-9d8d-0d0d0d0d0d0d' })
  expect([kept.status, ((await kept.json()) as Echo).body, bodies]).toEqual([201, 'hello', ['hello']])
  await fetch(`${url}/api/x`)
  expect((await fetch(`${url}/api/x`)).status).toBe(201)
  expect((await post({})).status).toBe(201)
  expect((await post({})).status).toBe(503)
  app.server.closeAllConnections()
  await app.close()
  rude.close()
})

test('a request reaches the api whole, and the reply the client', async () => {
  const reply = await fetch(`${gateway.url}/api/x?y=1`, { method: 'POST', body: 'hello', headers: { 'x-own': '7' } })
  const echo = (await reply.json()) as Echo
  expect(reply.status).toBe(201)
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(echo).toMatchObject({ method: 'POST', url: '/api/x?y=1', body: 'hello' })
  expect(echo.headers).toMatchObject({ 'x-own': '7', host: new URL(gateway.url).host })
})

test('what a stranger claims of the address is dropped; behind a proxy it is carried on', async () => {
  const claims = { 'X-Forwarded-For': '9.9.9.9', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example' }
  const ask = async (url: string) => ((await (await fetch(`${url}/api/x`, { headers: claims })).json()) as Echo).headers
  const host = { 'x-forwarded-host': new URL(gateway.url).host }
  expect(await ask(gateway.url)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', ...host })
  const carried = { 'x-forwarded-for': '9.9.9.9, 127.0.0.1', 'x-forwarded-proto': 'https' }
  expect(await ask(behindProxy.url)).toMatchObject(carried)
})

test('every reply of the gateway carries the headers that protect, those of the api too, unless it sent its own', async () => {
  for (const path of ['/', '/api/x', '/assets/app-1.js', '/nothing']) {
    const { headers } = await fetch(`${gateway.url}${path}`)
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  }
})

test('behind TLS browsers are told to stay there; a stranger can’t say that it is TLS', async () => {
  const strict = async (url: string, scheme: string) =>
    (await fetch(url, { headers: { 'x-forwarded-proto': scheme } })).headers.get('strict-transport-security')
  for (const path of ['/', '/api/x']) {
    expect(await strict(behindProxy.url + path, 'https')).toBe('max-age=31536000')
    expect(await strict(behindProxy.url + path, 'http')).toBeNull()
    expect(await strict(gateway.url + path, 'https')).toBeNull()
  }
})

test('without an api the reply is 503 unavailable, in the form of every error', async () => {
  const reply = await fetch(`${lonely.url}/api/season`)
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('2')
  expect(await reply.json()).toMatchObject({ code: 'unavailable' })
})

test('a page of the app is index.html, always asked for anew; hashed files are kept; what is not there is 404', async () => {
  const page = await fetch(`${gateway.url}/practice/3`, { headers: { accept: 'text/html' } })
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await page.text()).toContain('<!doctype html>')
  const script = await fetch(`${gateway.url}/assets/app-1.js`, { headers: { 'accept-encoding': 'gzip' } })
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.get('content-encoding')).toBe('gzip')
  const gone = ['/assets/old.js', '/favicon.png'].map((path) => fetch(`${gateway.url}${path}`))
  expect((await Promise.all(gone)).map((reply) => reply.status)).toEqual([404, 404])
  expect((await fetch(`${gateway.url}/assets/old.js`, { headers: { accept: 'text/html' } })).status).toBe(404)
})

test('an upgrade joins both sockets, and a refused one shows the refusal', async () => {
  const { socket } = await upgrade('/ws', {})
  socket?.write('ping')
  const heard = new Promise<string>((resolve) => {
    let all = ''
    socket?.on('data', (bytes: Buffer) => {
      all += bytes.toString()
      if (all.endsWith('ping')) resolve(all)
    })
  })
  expect(await heard).toBe('for 127.0.0.1;ping')
  socket?.destroy()
  expect((await upgrade('/ws', { origin: 'http://elsewhere' })).status).toBe(403)
  expect((await upgrade('/other', {})).status).toBe(404)
})

test('joined sockets that visitors reset end nothing', async () => {
  const joined = await Promise.all(Array.from({ length: 20 }, () => upgrade('/ws', {})))
  for (const { socket } of joined) {
    socket?.on('error', () => undefined)
    socket?.write('x'.repeat(20_000))
    ;(socket as Socket).resetAndDestroy()
  }
  const again = await upgrade('/ws', {})
  expect(again.status).toBe(101)
  again.socket?.destroy()
  expect((await fetch(`${gateway.url}/`)).status).toBe(200)
})

test('what the build notes about itself is not served', async () => {
  for (const path of ['/.vite/manifest.json', '/%2evite/manifest.json', '/.vite'])
    expect((await fetch(`${gateway.url}${path}`)).status).toBe(404)
})

test('no name of a hashed file leads out of their folder', async () => {
  for (const name of ['..%2findex.html', '..%2f.vite%2fmanifest.json', '%2e%2e%2findex.html', '..%5cindex.html'])
    expect((await fetch(`${gateway.url}/assets/${name}`)).status, name).toBe(403)
})

test.each([
  'localhost',
  'LOCALHOST:3000',
  '127.0.0.1:3000',
  '192.168.1.7:3000',
  '[::1]:3000',
  'seraph.example',
  'seraph.example:443',
])('a page is answered at %s', async (host) => expect(await statusFor(host)).toBe(200))

test.each([
  'evil.example',
  'localhost.evil.example',
  'seraph.example.evil.example',
  '127.0.0.1.evil.example',
  'a@localhost',
  'localhost:x',
])('a page whose name leads here, %j, is refused: the name is not ours', async (host) =>
  expect(await statusFor(host)).toBe(400),
)

test('who doesn’t finish the headers, or the body, is cut off', async () => {
  const { app, url } = await open(upstreamUrl, false, [], { headersMs: 300, requestMs: 600 })
  const headers = 'POST /api/x HTTP/1.1\r\nHost: localhost\r\n'
  const heard = ['GET /api/x HTTP/1.1\r\n', `${headers}Content-Length: 9\r\n\r\nx`, ''].map(async (text) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => void socket.write(text))
    return (await buffer(socket)).toString().split('\r\n', 1)
  })
  const tooLate = ['HTTP/1.1 408 Request Timeout']
  expect(await Promise.all(heard)).toEqual([tooLate, tooLate, tooLate])
  await app.close()
}, 5_000)

test('a body that is too long is refused', async () => {
  const ask = (body: string | ReadableStream) => fetch(`${gateway.url}/api/x`, { method: 'POST', body, duplex: 'half' })
  const long = 'x'.repeat(600_000)
  for (const body of [long, new Blob([long]).stream()]) {
    const reply = await ask(body)
    expect([reply.status, await reply.json()]).toMatchObject([413, { code: 'body_too_large' }])
  }
})

test('an upgrade that no hub takes is refused', async () => {
  expect((await upgrade('/ws', {}, lonely.url)).status).toBe(503)
})

function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request(gateway.url, { headers: { host, accept: 'text/html' } })
    asking.once('response', (reply) => resolve(reply.resume().statusCode))
    asking.once('error', reject).end()
  })
}

async function upgrade(
  path: string,
  headers: Record<string, string>,
  url = gateway.url,
): Promise<{ status: number; socket?: Duplex }> {
  const asking = request(`${url}${path}`, {
    headers: { connection: 'Upgrade', upgrade: 'websocket', ...headers },
  })
  asking.end()
  return new Promise((resolve, reject) => {
    asking.once('upgrade', (_answer, socket: Duplex, head: Buffer) => {
      socket.unshift(head)
      resolve({ status: 101, socket })
    })
    asking.once('response', (answer) => resolve({ status: answer.resume().statusCode ?? 0 }))
    asking.once('error', reject)
  })
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

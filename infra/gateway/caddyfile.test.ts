import { afterAll, expect, test } from 'vitest'

import { caddy } from './testing/caddy.ts'
import { openRecorder } from './testing/openRecorder.ts'
import { startGateway } from './testing/startGateway.ts'

const recorder = await openRecorder()
const gateway = await startGateway(caddy(recorder.port))
afterAll(async () => {
  await gateway.stop()
  recorder.close()
})

const statusOf = async (path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${gateway.port}${path}`)).status

test('Caddy serves the web app, and not what the build notes about itself', async () => {
  expect(await statusOf('/assets/app-1.js')).toBe(200)
  for (const path of ['/.vite/manifest.json', '/%2evite/manifest.json', '/assets/../.vite/manifest.json'])
    expect(await statusOf(path)).toBe(404)
})

test('a page tells the whole address of the picture that is shared with a link', async () => {
  for (const path of ['/', '/index.html', '/practice']) {
    const reply = await fetch(`http://127.0.0.1:${gateway.port}${path}`, { headers: { accept: 'text/html' } })
    expect(await reply.text()).toContain('content="https://seraph.example/share.png"')
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  }
})

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const web = new URL('../../apps/web/', import.meta.url)
const page = readFileSync(new URL('index.html', web), 'utf8')
const manifest = JSON.parse(readFileSync(new URL('public/manifest.webmanifest', web), 'utf8')) as {
  start_url: string
  icons: { src: string; sizes: string; type: string }[]
}

/** Width and height that a PNG tells in its first bytes. */
function sizeOf(path: string): string {
  const bytes = readFileSync(new URL(`public${path}`, web))
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('every icon of the manifest is there, as large as it says', () => {
  expect(manifest.start_url).toBe('/')
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes)
})

test('the page names its manifest, the picture for a home screen and the one that is shared with a link', () => {
  expect(page).toContain('rel="manifest" href="/manifest.webmanifest"')
  expect(sizeOf(/rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '')).toBe('180x180')
  expect(sizeOf(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '')).toBe('1200x630')
  // The gateway puts the site's address before it (infra/gateway/start.sh).
  expect(page).toContain('content="/share.png"')
})

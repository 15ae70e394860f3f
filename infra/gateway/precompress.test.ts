import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, expect, test } from 'vitest'

import { precompress } from './precompress.ts'

const folder = mkdtempSync(join(tmpdir(), 'precompress-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('large text files get both forms, small ones and pictures none, and a stale form is replaced', () => {
  const [first, second] = ['a'.repeat(5_000), 'b'.repeat(5_000)]
  writeFileSync(join(folder, 'app.js'), first)
  writeFileSync(join(folder, 'tiny.js'), 'x')
  writeFileSync(join(folder, 'font.woff2'), first)
  precompress(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2', 'tiny.js'])

  writeFileSync(join(folder, 'app.js'), second)
  precompress(folder)
  expect(brotliDecompressSync(readFileSync(join(folder, 'app.js.br'))).toString()).toBe(second)
  expect(gunzipSync(readFileSync(join(folder, 'app.js.gz'))).toString()).toBe(second)
})

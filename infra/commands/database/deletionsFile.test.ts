import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { addDeletions, deletionsFileOf, readDeletions } from './deletionsFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'deletions-'))
afterAll(() => rmSync(folder, { recursive: true }))
const [one, two] = ['1'.repeat(64), '2'.repeat(64)]

test('what an earlier backup knew stays in the file beside the backups, each once', () => {
  const file = deletionsFileOf(join(folder, 'monday.backup'))
  expect(deletionsFileOf(join(folder, 'friday.backup'))).toBe(file)
  expect(readDeletions(file)).toEqual([])
  addDeletions(file, [two])
  addDeletions(file, [one, two])
  addDeletions(file, [])
  expect(readDeletions(file)).toEqual([one, two])
  expect(readFileSync(file, 'utf8')).toBe(`${one}\n${two}\n`)
})

test('a damaged file is refused, and nothing is written over it', () => {
  const file = join(folder, 'damaged')
  writeFileSync(file, `${one}\nhello\n`)
  expect(() => readDeletions(file)).toThrow('is damaged')
  expect(() => addDeletions(file, [two])).toThrow('is damaged')
  expect(readFileSync(file, 'utf8')).toBe(`${one}\nhello\n`)
})

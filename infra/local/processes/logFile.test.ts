import { closeSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { lastWords, openLogFile, turnOverLog } from './logFile.ts'

const dayMs = 86_400_000

function logIn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seraph-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'api.log')
}
const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const wordOf = (file: string): string | undefined => /word \S+/.exec(textOf(file))?.[0]

test('a log is turned over while its process writes, and the process goes on in the new one', () => {
  const file = logIn()
  const { descriptor, from } = openLogFile(file)
  onTestFinished(() => closeSync(descriptor))
  writeSync(descriptor, 'word one\n')
  expect(turnOverLog(file)).toBe(false)
  expect(turnOverLog(file, Date.now() + 8 * dayMs)).toBe(true)
  writeSync(descriptor, 'word two\n')
  expect([wordOf(file), wordOf(`${file}.old`)]).toEqual(['word two', 'word one'])
  expect(lastWords(file, 0)).toBe('word two')
  expect(lastWords(`${file}.old`, from)).toBe('word one')
})

test('a long log is turned over whatever its age', () => {
  const file = logIn()
  writeFileSync(file, 'a line of a log\n'.repeat(100))
  expect(turnOverLog(file)).toBe(false)
  writeFileSync(file, Buffer.alloc(20 * 1024 * 1024 + 1, 'a line of a log\n'))
  expect(turnOverLog(file)).toBe(true)
  expect(textOf(file)).toMatch(/^\{"logBegun":"[^"]+"\}\n$/)
})

test('looked at every hour, no line is there longer than 14 days, and each for a week', () => {
  const file = logIn()
  const { descriptor } = openLogFile(file)
  onTestFinished(() => closeSync(descriptor))
  const startMs = Date.now()
  for (let hour = 0; hour < 24 * 40; hour += 1) {
    const nowMs = startMs + hour * 3_600_000
    turnOverLog(file, nowMs)
    writeSync(descriptor, `word ${hour}\n`)
    const kept = [...`${textOf(`${file}.old`)}${textOf(file)}`.matchAll(/word (\d+)/g)].map(([, word]) => Number(word))
    expect(hour - Math.min(...kept)).toBeLessThanOrEqual(14 * 24)
    expect(kept).toContain(Math.max(0, hour - 7 * 24))
  }
})

test.each([
  [8, 'word then'],
  [15, undefined],
])('a start after %s days keeps of the log before: %s', (days, kept) => {
  const file = logIn()
  const then = new Date(Date.now() - days * dayMs).toISOString()
  writeFileSync(file, `${JSON.stringify({ logBegun: then })}\nword then\n`)
  writeFileSync(
    `${file}.old`,
    `${JSON.stringify({ logBegun: new Date(Date.now() - 15 * dayMs).toISOString() })}\nword old\n`,
  )
  closeSync(openLogFile(file).descriptor)
  expect([wordOf(file), wordOf(`${file}.old`)]).toEqual([undefined, kept])
})

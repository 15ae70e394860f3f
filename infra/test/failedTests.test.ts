import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'
import { failedTests } from './failedTests.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seraph-reports-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const leave = (name: string, report: unknown): void =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(report))

test('of each report the failed tests are named, with part, file and full name', () => {
  const passed = { status: 'passed', fullName: 'a block is right' }
  const failed = { status: 'failed', fullName: 'a block is\n wrong' }
  leave('pure', {
    testResults: [
      { name: join(rootFolder, 'packages/a.test.ts'), status: 'failed', assertionResults: [passed, failed] },
      { name: join(rootFolder, 'packages/b.test.ts'), status: 'passed', assertionResults: [passed] },
    ],
  })
  leave('services', {
    testResults: [{ name: join(rootFolder, 'packages/c.db.test.ts'), status: 'failed', assertionResults: [passed] }],
  })
  leave('faults', {
    results: [
      { name: 'worker-killed', isHeld: true },
      { name: 'hub-killed', isHeld: false },
    ],
  })
  const tests = ['expected', 'unexpected', 'flaky', 'skipped'].map((status) => ({ projectName: 'phone', status }))
  const inner = { title: 'a block', file: 'room/rooms.spec.ts', specs: [{ title: 'plays', tests }] }
  leave('browser', {
    suites: [{ title: 'room/rooms.spec.ts', file: 'room/rooms.spec.ts', specs: [], suites: [inner] }],
    errors: [{ message: 'no such file\n  at room' }],
  })
  expect(failedTests(folder, ['pure', 'services', 'faults', 'browser'])).toEqual([
    'pure: packages/a.test.ts a block is wrong',
    'services: packages/c.db.test.ts (outside its tests)',
    'faults: hub-killed',
    'browser: apps/web/e2e/room/rooms.spec.ts phone a block plays',
    'browser: apps/web/e2e/room/rooms.spec.ts phone a block plays',
    'browser: (outside its tests) no such file',
  ])
})

test('a part that failed without a whole report is named, and nothing where all passed', () => {
  expect(failedTests(folder, [])).toEqual([])
  writeFileSync(join(folder, 'services.json'), '{"testRes')
  leave('pure', { testResults: [] })
  expect(failedTests(folder, ['services', 'browser'])).toEqual([
    'services: failed, and no report says where',
    'browser: failed, and no report says where',
  ])
})

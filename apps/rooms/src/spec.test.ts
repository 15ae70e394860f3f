import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const apps = join(import.meta.dirname, '../..')
const places = ['rooms/src/**/*.test.ts', 'worker/src/processors/**/*.test.ts', 'api/src/routes/studyRooms/*.test.ts']

/** A title may name several rules: '5.3 and 5.4 …'. */
const numbered = /['"`](\d+\.\d+(?: and \d+\.\d+)*) /g

test('every numbered rule of SPEC.md stands in the name of a test', () => {
  const spec = readFileSync(join(apps, 'rooms/SPEC.md'), 'utf8')
  const rules = [...spec.matchAll(/^(\d+\.\d+) /gm)].map(([, rule]) => rule)
  const tests = places
    .flatMap((place) => globSync(place, { cwd: apps }))
    .map((file) => readFileSync(join(apps, file), 'utf8'))
  const proven = new Set(
    tests.flatMap((text) => [...text.matchAll(numbered)].flatMap(([, names]) => names?.split(' and '))),
  )
  expect(rules.length).toBeGreaterThan(40)
  expect(rules.filter((rule) => !proven.has(rule))).toEqual([])
})

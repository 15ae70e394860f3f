import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

/** Most files outside its own that a new activity may touch. */
const most = 12

/** What code calls the memorization game, the example: its kind of event, its count, its calls, its figure and its screen. */
const names =
  /'memory'|memoryPoints|[mM]emoryGame|memory_game|memorizationGame|memoryActivity|MemoryScreen|'\/memory-game'|\/api\/memory/

/** Where the word means a computer's. */
const otherSense = new Set(['infra/kubernetes/findFaults.ts'])

/** Tests use events of the example; the list of what writes is the one that each activity is in. */
const isTestOfOthers = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

const text = readFileSync(join(rootFolder, 'CONTRIBUTING.md'), 'utf8')
const section = text.slice(text.indexOf('### An activity'), text.indexOf('### An endpoint'))
const [own = [], known = [], chosen = []] = section
  .split(/^(?=Where it is made known|What it counts for)/m)
  .map((part) => [...part.matchAll(/`((?:apps|packages|infra)\/[^`]+)`/g)].map(([, path = '']) => path))
const touched = known.filter((path) => !path.startsWith('infra/documents/'))

/** What code calls the newest one, which came in by the same list: nothing may be added to it on the way. */
const newest = /'which-verse'|[wW]hichVerse|\/which-verse/
const newestOwn = [
  'packages/schema/src/http/drills.ts',
  'packages/domain/src/drills',
  'packages/db/src/migrations/20261124T1000-drills.ts',
  'apps/api/src/routes/drills',
  'apps/web/src/activities/whichVerse',
  'apps/web/e2e/study/drills.spec.ts',
]

const sources = globSync('{apps,packages,infra}/**/*.{ts,tsx,mjs,css,html}', {
  cwd: rootFolder,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
}).filter((path) => !isTestOfOthers(path) && !otherSense.has(path))
const naming = sources.filter((path) => names.test(readFileSync(join(rootFolder, path), 'utf8')))

const isUnder = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(`${place}/`))

test('whoever names an activity is on the list of those that an activity touches', () => {
  expect(naming.length).toBeGreaterThan(20)
  expect(naming.filter((path) => !isUnder(path, [...own, ...known, ...chosen]))).toEqual([])
})

test('an activity is made known in twelve files at most, and each of them names the example', () => {
  expect(touched.length).toBeGreaterThan(5)
  expect(touched.length).toBeLessThanOrEqual(most)
  expect(touched.filter((path) => !naming.includes(path))).toEqual([])
})

test('the newest activity is named in no file that the list doesn’t have', () => {
  const outside = sources.filter(
    (path) => newest.test(readFileSync(join(rootFolder, path), 'utf8')) && !isUnder(path, newestOwn),
  )
  expect(outside.length).toBeGreaterThan(5)
  expect(outside.length).toBeLessThanOrEqual(most)
  expect(outside.filter((path) => !isUnder(path, known))).toEqual([])
})

test('what is listed as its own choice names it too', () => {
  expect(chosen.filter((place) => !naming.some((path) => isUnder(path, [place])))).toEqual([])
})

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { rootFolder } from '../local/rootFolder.ts'

const text = readFileSync(join(rootFolder, 'CONTRIBUTING.md'), 'utf8')
const [, ...sections] = text.slice(text.indexOf('## The four')).split(/^#{2,3} /m)
const lists = new Map(
  sections.map((section) => [
    section.slice(0, section.indexOf('\n')),
    [...section.matchAll(/`((?:apps|packages|infra)\/[^`]+)`/g)].map(([, path = '']) => path),
  ]),
)
const changes = ['An activity', 'An endpoint', 'A message of the live channel', 'A rule, or a word of the judge']

test.each(changes)('the list of "%s" names files of the tree', (change) => {
  const paths = lists.get(change) ?? []
  expect(paths.length).toBeGreaterThanOrEqual(5)
  expect(paths.filter((path) => !existsSync(join(rootFolder, path)))).toEqual([])
})

/** The newest of a kind: what code calls it, and its own files, which say and use it. */
const newest = [
  [
    'An endpoint',
    /[gG]etChapterStanding|\/round\/standings\/:chapter/,
    [
      'packages/schema/src/http/today.ts',
      'apps/api/src/routes/today',
      'apps/web/src/api/queries/chapterStandingQuery.ts',
    ],
  ],
  [
    'A message of the live channel',
    /event_stood|eventStood|EventStood|follow_event|followEvent|FollowEvent/,
    [
      'packages/schema/src/rooms/client/followEvent.ts',
      'packages/schema/src/rooms/server/eventStood.ts',
      'apps/rooms/src/handlers/followEvent.ts',
      'apps/rooms/src/live/events.ts',
      'apps/api/src/routes/eventRooms',
      'packages/domain/src/event/stoodInPlace.ts',
      'apps/web/src/activities/rehearsal/team',
      'infra/trials',
    ],
  ],
] as const

test.each(newest)('the newest of "%s" is named in no file that its list doesn’t have', (change, names, own) => {
  const known: readonly string[] = [...own, ...(lists.get(change) ?? [])]
  const exclude = (path: string) => /(^|\/)(node_modules|dist)$/.test(path)
  const naming = globSync('{apps,packages,infra}/**/*.{ts,tsx}', { cwd: rootFolder, exclude })
    .filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
    .filter((path) => names.test(readFileSync(join(rootFolder, path), 'utf8')))
  expect(naming.length).toBeGreaterThan(4)
  expect(naming.filter((path) => !known.some((place) => path === place || path.startsWith(`${place}/`)))).toEqual([])
})

test('every command that is named exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as { scripts: object }
  const named = ['CONTRIBUTING.md', 'SECURITY.md', 'README.md', 'docs/OPERATIONS.md', 'docs/ARCHITECTURE.md'].flatMap(
    (file) =>
      [...readFileSync(join(rootFolder, file), 'utf8').matchAll(/npm run ([a-z][\w:-]*)/g)].map(
        ([, name = '']) => name,
      ),
  )
  expect(named.filter((name) => name !== 'typecheck' && name !== 'lint' && !Object.hasOwn(scripts, name))).toEqual([])
})

test('each package has its test, typecheck and lint, over its own folder and all of its tests', () => {
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: rootFolder }).concat(
    'infra/package.json',
    'infra/trials/package.json',
  )
  expect(manifests.length).toBeGreaterThan(10)
  for (const path of manifests) {
    const { scripts } = JSON.parse(readFileSync(join(rootFolder, path), 'utf8')) as { scripts: Record<string, string> }
    const folder = dirname(path)
    const [{ typecheck, lint, test: tests }, exclude] = [scripts, ['**/node_modules/**']]
    const hasServices = globSync(`${folder}/**/*.{db,program}.test.ts`, { cwd: rootFolder, exclude }).length > 0
    const project = folder === 'apps/web' ? String.raw`'pure\*'` : 'pure'
    expect({ path, typecheck, lint, tests }).toEqual({
      path,
      typecheck: expect.stringMatching(/^tsc -p \./),
      lint: expect.stringMatching(new RegExp(`^cd \\S+ && oxlint .* ${folder}$`)),
      tests: expect.stringMatching(
        new RegExp(`^cd \\S+ && ${hasServices ? 'npm test -- ' : `vitest .*--project ${project} `}${folder}/$`),
      ),
    })
  }
})

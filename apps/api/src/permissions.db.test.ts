import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { expect, test } from 'vitest'

import { makeMemorySeason } from './testing/makeMemorySeason.ts'
import { makeWorld, worldSettings } from './testing/permissions/makeWorld.ts'
import type { Browser } from './testing/browser.ts'
import { roles } from './testing/permissions/permissionRow.ts'
import type { Facts, PermissionRow, Role } from './testing/permissions/permissionRow.ts'
import { permissionRows } from './testing/permissions/permissionRows.ts'
import { testApp } from './testing/testApp.ts'
import type { TestApp } from './testing/testApp.ts'

const seraph = await testApp({ settings: { ...worldSettings, REGISTER_LIMIT_ADDRESS: '100000' } })
await makeMemorySeason(seraph.db)
await makeSeason(seraph.db, {
  hash: 'b'.repeat(64),
  public: makeSeasonPublic(33),
  questions: [makeQuestion({ id: 'q' })],
})

/** Every endpoint that the api serves, as `METHOD /path` with `:name` for parameters. */
function endpoints({ app }: TestApp): string[] {
  return Object.entries(app.swagger().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
}

/** What each endpoint says of keeping its replies. */
const kept = new Map<string, Set<unknown>>()

async function call(endpoint: string, row: PermissionRow, page: Browser, facts: Facts): Promise<number> {
  const [method = '', path = ''] = endpoint.split(' ')
  const url = row.at?.(facts) ?? path
  const body = row.body?.(facts)
  const reply = method === 'GET' ? await page.get(url) : await (method === 'PATCH' ? page.patch : page.post)(url, body)
  kept.set(endpoint, (kept.get(endpoint) ?? new Set()).add(reply.headers['cache-control']))
  return reply.statusCode
}

test('every endpoint has a row, and every row an endpoint', () => {
  const served = endpoints(seraph).filter((endpoint) => / \/api\/(?!docs)/.test(endpoint))
  expect(served.length).toBeGreaterThan(20)
  expect(Object.keys(permissionRows).toSorted()).toEqual(served.toSorted())
})

test.each(Object.entries(permissionRows))('%s', async (endpoint, row) => {
  const { browsers, facts, helperCode } = await makeWorld(seraph)
  const statuses: Partial<Record<Role, number>> = {}
  for (const role of roles) {
    const own = role === 'helper' ? { ...facts, coachCode: helperCode } : facts
    statuses[role] = await call(endpoint, row, browsers[role], own)
  }
  expect(statuses).toEqual(row.statuses)
})

test('no browser or cache keeps a reply, but of what everybody may read', () => {
  const cached = [...kept].filter(([, words]) => [...words].some((word) => word !== 'no-store'))
  expect(kept.size).toBe(Object.keys(permissionRows).length)
  expect(cached.map(([endpoint]) => endpoint).toSorted()).toEqual([
    'GET /api/clubs/public',
    'GET /api/crosswords',
    'GET /api/drills',
    'GET /api/memory-game/data',
    'GET /api/questions/:chapter',
    'GET /api/season',
    'GET /api/stats/overview',
    'GET /api/trivia/:chapter',
  ])
})

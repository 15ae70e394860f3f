import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { expect, test } from 'vitest'

import { makeMemorySeason } from './testing/makeMemorySeason.ts'
import type { Browser } from './testing/browser.ts'
import { roles } from './testing/permissionRow.ts'
import type { Facts, PermissionRow, Role } from './testing/permissionRow.ts'
import { permissionRows } from './testing/permissionRows.ts'
import { register } from './testing/register.ts'
import { registerTeam } from './testing/registerTeam.ts'
import { signInCoach } from './testing/signInCoach.ts'
import { testApp } from './testing/testApp.ts'
import type { TestApp } from './testing/testApp.ts'

const secret = 'sixteen letters!'
const seraph = await testApp({
  settings: { ADMIN_PLAYER_CODE: 'ADMIN1', ADMIN_SECRET: secret, COACH_LOGIN_ASKS_CLUB: 'false' },
})
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

let clubs = 0

/** A browser of each role, and what their calls are about, all new. */
async function makeWorld(): Promise<{ browsers: Record<Role, Browser>; facts: Facts }> {
  const clubName = `Club ${(clubs += 1)}`
  const { db, browser } = seraph
  const coach = await signInCoach(seraph, { clubName })
  const otherCoach = await signInCoach(seraph)
  // The club that a registration is tried in is another coach's to `otherCoach`.
  await db
    .updateTable('coachCodes')
    .set({ clubName: 'Mountain Oaks', clubNameKey: 'mountain oaks' })
    .where('code', '=', coach.code)
    .execute()
  const { teamId, members } = await registerTeam(coach.browser, {
    clubName,
    members: [
      { startingChapter: 7, biblicalGem: 'A' },
      { startingChapter: 7, biblicalGem: 'E' },
    ],
  })
  await registerTeam(coach.browser, { teamName: `Team ${clubs}` })
  const [member, slot] = members
  const room = (await coach.browser.post('/api/study-rooms', { chapters: [1] })).json<{ id: string; code: string }>()
  const [player, otherPlayer, admin] = [browser(), browser(), browser()]
  const playerCode = member?.playerCode ?? ''
  await player.post('/api/players/login', { playerCode })
  await register(otherPlayer, { clubName: `Other ${clubs}` })
  const { id } = await register(admin, { clubName: `Admin ${clubs}` })
  await db.updateTable('players').set({ isAdmin: true, isPubliclyVisible: false }).where('id', '=', id).execute()
  await admin.post('/api/session/admin', { secret })
  return {
    browsers: { guest: browser(), player, otherPlayer, coach: coach.browser, otherCoach: otherCoach.browser, admin },
    facts: {
      playerId: member?.playerId ?? '',
      slotId: slot?.playerId ?? '',
      playerCode,
      teamId,
      coachCode: coach.code,
      roomId: room.id,
      roomCode: room.code,
    },
  }
}

async function call(endpoint: string, row: PermissionRow, page: Browser, facts: Facts): Promise<number> {
  const [method = '', path = ''] = endpoint.split(' ')
  const url = row.at?.(facts) ?? path
  const body = row.body?.(facts)
  if (method === 'GET') return (await page.get(url)).statusCode
  return (await (method === 'PATCH' ? page.patch : page.post)(url, body)).statusCode
}

test('every endpoint has a row, and every row an endpoint', () => {
  const served = endpoints(seraph).filter((endpoint) => / \/api\/(?!docs)/.test(endpoint))
  expect(served.length).toBeGreaterThan(20)
  expect(Object.keys(permissionRows).toSorted()).toEqual(served.toSorted())
})

test.each(Object.entries(permissionRows))('%s', async (endpoint, row) => {
  const { browsers, facts } = await makeWorld()
  const statuses: Partial<Record<Role, number>> = {}
  for (const role of roles) statuses[role] = await call(endpoint, row, browsers[role], facts)
  expect(statuses).toEqual(row.statuses)
})

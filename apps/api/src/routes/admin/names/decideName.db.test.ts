import { makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import type { ListedName } from '@seraph/schema/http/admin/adminNames'
import type { PublicTeam } from '@seraph/schema/http/coaches/clubs'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { register } from '../../../testing/register.ts'
import { registerTeam } from '../../../testing/registerTeam.ts'
import { adminSettings, signInAdmin } from '../../../testing/signInAdmin.ts'
import { signInCoach } from '../../../testing/signInCoach.ts'
import { testApp } from '../../../testing/testApp.ts'

let now = Date.now()
const app = await testApp({ settings: adminSettings, clock: () => now })
const { db, browser } = app
await makeSeason(db, { public: makeSeasonPublic(33) })
const { browser: admin } = await signInAdmin(app)

const decide = async (kind: string, id: string, body: object) =>
  (await admin.patch(`/api/admin/names/${kind}/${id}`, body)).statusCode
const names = async (search: string) =>
  (await admin.get(`/api/admin/names?search=${encodeURIComponent(search)}`)).json<ListedName[]>()
const board = async () => {
  now += 2_000
  return (await browser().get('/api/featured-players')).json<FeaturedPlayer[]>()
}
const publicTeams = async () => {
  now += 20_000
  return (await browser().get('/api/clubs/public')).json<PublicTeam[]>()
}
const clubOf = async (name: string) =>
  db
    .selectFrom('clubs')
    .select(['id', 'name', 'nameKey', 'formerName'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()

test('a hidden club or team is on no public list, and shown again it is', async () => {
  const clubName = `Hidden ${randomUUID()}`
  const coach = await signInCoach(app, { clubName })
  const { teamId } = await registerTeam(coach.browser, { clubName, isPubliclyVisible: true })
  const child = browser()
  const { id } = await register(child, { clubName, teamName: 'Larks', isPubliclyVisible: true })
  const club = await clubOf(clubName)
  const seen = async () => [
    (await board()).some((player) => player.id === id),
    (await publicTeams()).some((team) => team.id === teamId),
  ]
  expect(await seen()).toEqual([true, true])
  expect(await decide('club', club.id, { isHidden: true })).toBe(200)
  expect(await seen()).toEqual([false, false])
  expect((await names(clubName))[0]).toMatchObject({ kind: 'club', id: club.id, isHidden: true })
  // Its own members see it as ever.
  expect((await child.get('/api/session')).body).toContain(clubName)
  await decide('club', club.id, { isHidden: false })
  expect(await seen()).toEqual([true, true])
  await decide('team', teamId, { isHidden: true })
  expect(await seen()).toEqual([true, false])
  await decide('team', teamId, { isHidden: false })
  expect(await seen()).toEqual([true, true])
})

test('a club or team gets another name, keeps its codes, and can have the former one again', async () => {
  const clubName = `Rude ${randomUUID()}`
  const { playerCode } = await register(browser(), { clubName, teamName: 'Larks' })
  const club = await clubOf(clubName)
  expect(await decide('club', club.id, { name: '  Kind\u200b  Club ' })).toBe(200)
  expect(await clubOf('Kind Club')).toMatchObject({ nameKey: 'kind club', formerName: clubName })
  expect((await names('Kind Club'))[0]).toMatchObject({ name: 'Kind Club', formerName: clubName })
  expect(await db.selectFrom('players').select('code').where('clubId', '=', club.id).execute()).toEqual([
    { code: playerCode },
  ])
  expect(await decide('club', club.id, { name: clubName })).toBe(200)
  expect(await clubOf(clubName)).toMatchObject({ formerName: 'Kind Club' })
  const [team] = await names('Larks')
  expect(await decide('team', team?.id ?? '', { name: 'Wrens' })).toBe(200)
  expect(
    await db
      .selectFrom('teams')
      .select(['name', 'formerName'])
      .where('id', '=', team?.id ?? '')
      .execute(),
  ).toEqual([{ name: 'Wrens', formerName: 'Larks' }])
  const log = (await admin.get('/api/admin/audit-entries')).json<{ act: string; subject: object }[]>()
  expect(log[0]).toMatchObject({ act: 'name.changed', subject: { from: 'Larks', to: 'Wrens' } })
})

test('no name is given that another has, that looks like it, or that nobody could have typed', async () => {
  const state = `State ${randomUUID()}`
  await register(browser(), { clubName: 'Pine Lake', state })
  await register(browser(), { clubName: 'Oak Lake', teamName: 'Larks', state })
  await register(browser(), { clubName: 'Oak Lake', teamName: 'Wrens', state })
  const oak = await clubOf('Oak Lake')
  const refusal = async (kind: string, id: string, name: string) =>
    (await admin.patch(`/api/admin/names/${kind}/${id}`, { name })).json<{ code: string }>().code
  expect(await refusal('club', oak.id, 'Рine Lаke')).toBe('club_name_taken')
  const larks = await db
    .selectFrom('teams')
    .select('id')
    .where('clubId', '=', oak.id)
    .where('name', '=', 'Larks')
    .executeTakeFirstOrThrow()
  expect(await refusal('team', larks.id, 'WRENS')).toBe('team_name_taken')
  expect(await refusal('club', oak.id, 'oak.com')).toBe('name_has_address')
  expect(await refusal('club', oak.id, '!!!')).toBe('name_has_no_letters')
  expect(await refusal('club', randomUUID(), 'Elm')).toBe('not_found')
  expect(await clubOf('Oak Lake')).toMatchObject({ nameKey: 'oak lake' })
})

test('a hidden display name gives way to the code wherever others look, and is in no log', async () => {
  const clubName = `Board ${randomUUID()}`
  const { id, playerCode } = await register(browser(), { clubName, isPubliclyVisible: true })
  expect(await decide('player', id, { isHidden: true })).toBe(404)
  expect(await decide('player', id, { name: 'Sam Secret' })).toBe(200)
  const shown = async () => (await board()).find((player) => player.id === id)
  expect(await shown()).toMatchObject({ playerCode: 'Sam Secret', displayName: 'Sam Secret' })
  await decide('player', id, { isHidden: true })
  expect(await shown()).toMatchObject({ playerCode, displayName: null })
  expect((await names('Sam Secret'))[0]).toMatchObject({ kind: 'player', isHidden: true })
  await decide('player', id, { isHidden: false })
  expect(await shown()).toMatchObject({ playerCode: 'Sam Secret' })
  expect((await admin.get('/api/admin/audit-entries')).body).not.toContain('Sam Secret')
})

test('a name that an upgrade found to look like an older one comes first in the admin’s list', async () => {
  const clubName = `Twin ${randomUUID()}`
  await register(browser(), { clubName })
  await register(browser(), { clubName, state: 'Utah' })
  const club = await clubOf(clubName)
  await db
    .updateTable('clubs')
    .set({ nameKey: `${club.nameKey}\t2` })
    .where('id', '=', club.id)
    .execute()
  expect(await names('')).toMatchObject({ 0: { id: club.id, isLookalike: true } })
  await decide('club', club.id, { name: `Other ${clubName}` })
  expect((await names(clubName)).filter(({ isLookalike }) => isLookalike)).toEqual([])
})

import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { makeChapters, register } from '../../testing/register.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'
import { withNumber } from '../../testing/withNumber.ts'

const seraph = await testApp()
const { browser, db } = seraph
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
const members = (...gems: string[]) => gems.map((biblicalGem) => ({ startingChapter: 7, biblicalGem }))
let coach: Browser
let clubName: string
let owls: Awaited<ReturnType<typeof registerTeam>>
let hawks: Awaited<ReturnType<typeof registerTeam>>
let clubs = 0

beforeAll(() => makeChapters(seraph))
beforeEach(async () => {
  clubName = `Pine Lake ${(clubs += 1)}`
  coach = (await signInCoach(seraph, { clubName })).browser
  owls = await registerTeam(coach, { clubName, members: members('A', 'E') })
  hawks = await registerTeam(coach, { clubName, teamName: 'Hawks', members: members('A') })
})

const login = async (playerCode: string | undefined) =>
  (await browser().post('/api/players/login', await withNumber(seraph, playerCode ?? ''))).json<{
    player?: { id: string; playerCode: string; teamName: string }
    updatedPlayerCode?: string
  }>()
const dashboard = async () =>
  (await coach.get('/api/coaches/dashboard')).json<{
    players: { playerId: string; playerCode: string; teamName: string; isWaiting: boolean }[]
    deletedPlayers: { playerId: string }[]
    teams: { label: string }[]
  }>()
const [first, second] = [() => owls.members[0], () => owls.members[1]]
const act = (what: string, playerId: string | undefined, body?: object) =>
  coach.post(`/api/coaches/players/${playerId ?? ''}/${what}`, body)

test('a player is added to an own team, named by club and team or by its id', async () => {
  const add = (over: object) =>
    coach.post('/api/players/add-to-team', { clubName, teamName: 'Owls', biblicalGem: 'J', ...over })
  expect((await add({})).json()).toMatchObject({ member: { memberNumber: 3, startingChapter: 7, biblicalGem: 'J' } })
  expect(codeOf(await add({}))).toBe('gem_taken')
  const byId = await add({ clubName: 'any', teamName: 'any', teamId: hawks.teamId })
  expect(byId.json()).toMatchObject({ member: { memberNumber: 2 } })
  expect(codeOf(await add({ teamName: 'Otters' }))).toBe('team_not_found')
  const stranger = (await signInCoach(seraph)).browser
  const foreign = { clubName, teamName: 'Owls', teamId: owls.teamId, biblicalGem: 'O' }
  expect(codeOf(await stranger.post('/api/players/add-to-team', foreign))).toBe('team_not_found')
})

test('a moved player has a new code; the old one stays good for ever', async () => {
  await login(second()?.playerCode)
  const moved = (await act('move', second()?.playerId, { teamId: hawks.teamId })).json<{ updatedPlayerCode: string }>()
  expect(moved.updatedPlayerCode).not.toBe(second()?.playerCode)
  expect(await login(second()?.playerCode)).toMatchObject({
    player: { id: second()?.playerId, teamName: 'Hawks' },
    updatedPlayerCode: moved.updatedPlayerCode,
  })
  const back = await act('move', second()?.playerId, { teamId: owls.teamId })
  expect(back.json()).toMatchObject({ updatedPlayerCode: second()?.playerCode })
})

test('a taken gem must be changed with the move; gem and chapter can be changed in place', async () => {
  expect(codeOf(await act('move', first()?.playerId, { teamId: hawks.teamId }))).toBe('gem_taken')
  const other = await act('move', first()?.playerId, { teamId: hawks.teamId, biblicalGem: 'S' })
  expect(other.statusCode).toBe(200)
  const inPlace = await act('move', second()?.playerId, { teamId: owls.teamId, startingChapter: 12 })
  expect(inPlace.json<{ playerCode: string }>().playerCode).toContain('12E')
})

test('a full team takes nobody', async () => {
  await registerTeam(coach, { clubName, teamName: 'Hawks', members: members('E', 'J', 'O', 'R', 'S', 'T') })
  const reply = await act('move', first()?.playerId, { teamId: hawks.teamId, startingChapter: 3 })
  expect(codeOf(reply)).toBe('team_full')
})

test("a renamed team's members get codes of its name, and keep the old ones too", async () => {
  const reply = await coach.patch(`/api/coaches/teams/${owls.teamId}`, { teamName: 'Eagles' })
  const { changedCodes } = reply.json<{ changedCodes: { formerCode: string; playerCode: string }[] }>()
  expect(changedCodes.map(({ formerCode }) => formerCode)).toEqual(owls.members.map(({ playerCode }) => playerCode))
  expect(await login(first()?.playerCode)).toMatchObject({
    player: { teamName: 'Eagles' },
    updatedPlayerCode: changedCodes[0]?.playerCode,
  })
  const initialsStay = await coach.patch(`/api/coaches/teams/${owls.teamId}`, { teamName: 'Elks' })
  expect(initialsStay.json()).toEqual({ changedCodes: [] })
  const taken = await coach.patch(`/api/coaches/teams/${owls.teamId}`, { teamName: 'hawks ' })
  expect(codeOf(taken)).toBe('team_name_taken')
})

test("whoever is in the team by the name alone keeps code and team's name", async () => {
  const child = await register(browser(), { clubName, teamName: 'Owls', startingChapter: 20 })
  expect((await dashboard()).players.map(({ playerId }) => playerId)).not.toContain(child.id)
  await coach.patch(`/api/coaches/teams/${owls.teamId}`, { teamName: 'Eagles' })
  expect(await login(child.playerCode)).toMatchObject({ player: { playerCode: child.playerCode, teamName: 'Owls' } })
})

test('who has used a code leaves the team with it; an unused code is deleted and can be restored', async () => {
  await login(first()?.playerCode)
  expect((await act('remove', first()?.playerId)).json()).toEqual({ isDeleted: false })
  expect(await login(first()?.playerCode)).toMatchObject({ player: { id: first()?.playerId } })
  expect(codeOf(await act('remove', first()?.playerId))).toBe('forbidden')
  expect((await act('remove', second()?.playerId)).json()).toEqual({ isDeleted: true })
  const after = await dashboard()
  expect(after.players.map(({ teamName }) => teamName)).toEqual(['Hawks'])
  expect(after.deletedPlayers).toMatchObject([{ playerId: second()?.playerId }])
  const restored = await act('restore', second()?.playerId)
  expect(restored.json()).toEqual({ playerCode: second()?.playerCode })
  expect((await dashboard()).players).toHaveLength(2)
  expect(codeOf(await act('restore', second()?.playerId))).toBe('player_not_restorable')
})

test('a player who deleted their record is restored by the coach within 14 days, not later', async () => {
  const { id } = (await login(first()?.playerCode)).player ?? { id: '' }
  const daysAgo = (days: number) =>
    db
      .updateTable('players')
      .set({ deletedAt: new Date(Date.now() - days * 24 * 3_600_000) })
      .where('id', '=', id)
      .execute()
  await daysAgo(15)
  expect((await dashboard()).deletedPlayers).toEqual([])
  expect(codeOf(await act('restore', id))).toBe('player_not_restorable')
  await daysAgo(13)
  expect((await act('restore', id)).statusCode).toBe(200)
})

test('nobody else touches them, and all that was done is noted', async () => {
  const stranger = (await signInCoach(seraph)).browser
  for (const what of ['move', 'remove', 'restore']) {
    const reply = await stranger.post(`/api/coaches/players/${first()?.playerId ?? ''}/${what}`, {
      teamId: owls.teamId,
    })
    expect([reply.statusCode, codeOf(reply)]).toEqual([403, 'forbidden'])
  }
  const renamed = await stranger.patch(`/api/coaches/teams/${owls.teamId}`, { teamName: 'Mine' })
  expect(codeOf(renamed)).toBe('team_not_found')
  await act('remove', first()?.playerId)
  const noted = await db
    .selectFrom('auditEntries')
    .select(['act', 'actor'])
    .orderBy('createdAt', 'desc')
    .limit(1)
    .execute()
  expect(noted).toEqual([{ act: 'player_removed', actor: 'coach' }])
})

import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { makeChapters, register } from '../../testing/register.ts'
import { clubData, owls, registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'
import { wrongNumber } from '../../testing/numberOf.ts'
import { withNumber } from '../../testing/withNumber.ts'

const seraph = await testApp()
const { browser, db } = seraph
const url = '/api/clubs/register'
const members = (...gems: string[]) => gems.map((biblicalGem) => ({ startingChapter: 7, biblicalGem }))
const codeOf = (reply: { json: () => unknown }) => (reply.json() as { code: string }).code
let coach: Browser
let clubName: string
let clubs = 0

beforeAll(() => makeChapters(seraph))
beforeEach(async () => {
  clubName = `Mountain Oaks ${(clubs += 1)}`
  coach = (await signInCoach(seraph, { clubName })).browser
})

test('a team is registered with a code for each member, of which nobody has logged in', async () => {
  const reply = await coach.post(url, clubData({ clubName: 'Zion Elms', members: members('A', 'T') }))
  expect(reply.json()).toMatchObject({
    clubName: 'Zion Elms',
    teamName: 'Owls',
    members: [
      { playerCode: 'ZEO7A', memberNumber: 1, isLinked: false },
      { playerCode: 'ZEO7T', memberNumber: 2, isLinked: false },
    ],
  })
  const rows = await db.selectFrom('players').select(['isSlotReserved', 'isPubliclyVisible']).execute()
  expect(rows.every((row) => row.isSlotReserved && !row.isPubliclyVisible)).toBe(true)
})

test('twelve teams of one club that are registered at once are all there', async () => {
  const names = Array.from({ length: 12 }, (_, number) => `Owls ${number}`)
  const replies = await Promise.all(names.map((teamName) => coach.post(url, clubData({ clubName, teamName }))))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
  const stored = await db.selectFrom('teams').select('name').where('name', 'in', names).execute()
  expect(stored).toHaveLength(12)
})

test('plain JSON will do too, and what the client shows as code is not believed', async () => {
  const team = { ...owls, clubName, members: [{ startingChapter: 7, biblicalGem: 'A', generatedCode: 'ADMIN1' }] }
  const reply = await coach.post(url, { clubData: team })
  expect(reply.json<{ members: { playerCode: string }[] }>().members[0]?.playerCode).toMatch(/O7A/)
})

test("a coach's first registration sets up the profile", async () => {
  const fresh = await signInCoach(seraph, { hasProfile: false })
  await registerTeam(fresh.browser, { clubName, coachName: 'Coach Ada' })
  const session = await fresh.browser.get('/api/session')
  expect(session.json()).toMatchObject({ coach: { isLinked: true, coachName: 'Coach Ada', clubName } })
})

test('the same key registers once; a refused one can be sent again', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await coach.post(url, clubData({ clubName }), headers)
  const again = await coach.post(url, clubData({ clubName }), headers)
  expect([again.statusCode, again.body]).toEqual([200, first.body])
  const retried = { 'idempotency-key': randomUUID() }
  expect(codeOf(await coach.post(url, clubData({ clubName }), retried))).toBe('gem_taken')
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('players').set({ gem: 'S' }).where('code', '=', firstCode(first)).execute()
  })
  expect((await coach.post(url, clubData({ clubName }), retried)).statusCode).toBe(200)
})
const firstCode = (reply: { json: () => unknown }) =>
  (reply.json() as { members: { playerCode: string }[] }).members[0]?.playerCode ?? ''

test('a team is registered whole or not at all', async () => {
  const reply = await coach.post(url, clubData({ clubName, teamName: 'Hawks', members: members('A', 'E', 'A') }))
  expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'gem_taken'])
  expect(await db.selectFrom('teams').select('id').where('name', '=', 'Hawks').execute()).toEqual([])
})

test('a second registration adds members to the own team, seven at most', async () => {
  const { teamId } = await registerTeam(coach, { clubName, members: members('A', 'E', 'J', 'O') })
  const more = await registerTeam(coach, { clubName, teamName: ' OWLS', members: members('R', 'S', 'T') })
  expect(more.teamId).toBe(teamId)
  expect(more.members.map(({ memberNumber }) => memberNumber)).toEqual([5, 6, 7])
  const eighth = { clubName, members: [{ startingChapter: 8, biblicalGem: 'A' }] }
  expect(codeOf(await coach.post(url, clubData(eighth)))).toBe('team_full')
  const eight = await coach.post(
    url,
    clubData({ clubName, teamName: 'Big', members: members('A', 'E', 'J', 'O', 'R', 'S', 'T', 'A') }),
  )
  expect([eight.statusCode, codeOf(eight)]).toEqual([400, 'invalid_request'])
})

test("another coach's club is joined with a code issued for it alone", async () => {
  await registerTeam(coach, { clubName })
  const stranger = (await signInCoach(seraph, { clubName: 'Pine Lake' })).browser
  const refused = await stranger.post(url, clubData({ clubName: ` ${clubName.toUpperCase()}`, teamName: 'Hawks' }))
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'club_held'])
  const second = (await signInCoach(seraph, { clubName })).browser
  expect(codeOf(await second.post(url, clubData({ clubName, teamName: 'owls' })))).toBe('team_held')
  expect((await second.post(url, clubData({ clubName, teamName: 'Hawks' }))).statusCode).toBe(200)
})

test('of two coaches who want a club at once one gets it', async () => {
  const [one, other] = [await signInCoach(seraph), await signInCoach(seraph)]
  const wanted = clubData({ clubName, teamName: 'Owls' })
  const replies = await Promise.all([one.browser.post(url, wanted), other.browser.post(url, wanted)])
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an individual joins with the code that was given to the coach, and keeps record and code', async () => {
  const child = browser()
  const player = await register(child, { clubName: 'Elsewhere', teamName: 'Solo', biblicalGem: 'R' })
  const member = {
    startingChapter: 9,
    biblicalGem: 'S',
    ...(await withNumber(seraph, `PLR-${player.playerCode.toLowerCase()}`)),
  }
  const { members: joined } = await registerTeam(coach, { clubName, members: [member] })
  expect(joined).toMatchObject([{ playerId: player.id, isLinked: true, startingChapter: 9, biblicalGem: 'S' }])
  const login = await browser().post('/api/players/login', await withNumber(seraph, player.playerCode))
  expect(login.json()).toMatchObject({
    player: { id: player.id, clubName, teamName: 'Owls' },
    updatedPlayerCode: joined[0]?.playerCode,
  })
  const stolen = { clubName: 'Thieves', members: [{ ...member, playerCode: player.playerCode }] }
  const thief = (await signInCoach(seraph)).browser
  expect(codeOf(await thief.post(url, clubData(stolen)))).toBe('player_has_coach')
})

test("an individual takes the place of the coach's unused slot, whose code becomes theirs", async () => {
  const { members: slots } = await registerTeam(coach, { clubName, members: members('A', 'E') })
  const player = await register(browser(), { clubName: 'Elsewhere', teamName: 'Duo', biblicalGem: 'T' })
  const { members: joined } = await registerTeam(coach, {
    clubName,
    members: [{ startingChapter: 7, biblicalGem: 'E', ...(await withNumber(seraph, player.playerCode)) }],
  })
  expect(joined).toMatchObject([{ playerId: player.id, playerCode: slots[1]?.playerCode, memberNumber: 2 }])
  const login = await browser().post('/api/players/login', await withNumber(seraph, slots[1]?.playerCode ?? ''))
  expect(login.json()).toMatchObject({ player: { id: player.id } })
})

test('a child who registers for a reserved slot with its number becomes the member (rules 8 and 42)', async () => {
  const { members: slots } = await registerTeam(coach, { clubName })
  const child = { clubName, teamName: 'owls', startingChapter: 7, biblicalGem: 'A', state: 'Oregon' }
  expect(codeOf(await browser().post('/api/players/register', child))).toBe('gem_taken')
  const { secretNumber } = await withNumber(seraph, slots[0]?.playerCode ?? '')
  const player = await register(browser(), { ...child, secretNumber })
  expect(player).toMatchObject({ id: slots[0]?.playerId, playerCode: slots[0]?.playerCode })
  const second = await browser().post('/api/players/register', child)
  expect(codeOf(second)).toBe('gem_taken')
})

test('a code without its number, or with a wrong one, registers nobody', async () => {
  const player = await register(browser(), { clubName: 'Elsewhere', teamName: 'Quartet', biblicalGem: 'J' })
  const { secretNumber } = await withNumber(seraph, player.playerCode)
  for (const [given, code] of [
    [undefined, 'number_needed'],
    [wrongNumber(secretNumber), 'number_wrong'],
  ] as const) {
    const member = { startingChapter: 8, biblicalGem: 'A', playerCode: player.playerCode, secretNumber: given }
    const reply = await coach.post(url, clubData({ clubName, teamName: 'Hawks', members: [member] }))
    expect(reply.json()).toMatchObject({ code, issues: [{ path: 'clubData.members.0.secretNumber' }] })
  }
})

test('a slot that nobody has used, a deleted player and a wrong code are all unknown', async () => {
  const { members: slots } = await registerTeam(coach, { clubName })
  const gone = await register(browser(), { clubName: 'Elsewhere', teamName: 'Trio', biblicalGem: 'O' })
  await db.updateTable('players').set({ deletedAt: new Date() }).where('id', '=', gone.id).execute()
  for (const playerCode of [slots[0]?.playerCode, gone.playerCode, 'WRONG1']) {
    const member = { startingChapter: 8, biblicalGem: 'A', playerCode }
    const reply = await coach.post(url, clubData({ clubName, teamName: 'Hawks', members: [member] }))
    expect([reply.statusCode, reply.json()]).toMatchObject([
      404,
      { code: 'player_code_not_found', issues: [{ path: 'clubData.members.0.playerCode' }] },
    ])
  }
})

test.each([
  ['clubName', 'Club name is required'],
  ['teamName', 'Team name is required'],
  ['coachName', 'Coach name is required'],
  ['state', 'State is required'],
  ['country', 'Country is required'],
])('%s is required', async (field, message) => {
  const reply = await coach.post(url, clubData({ clubName, [field]: '  ' }))
  expect(reply.json()).toMatchObject({ code: 'invalid_request', error: message })
})

test.each(['{', '[]', '"x"', 'null', '{"members":[]}'])('%s is no team', async (text) => {
  expect((await coach.post(url, { clubData: text })).statusCode).toBe(400)
})

test('a starting chapter beyond 33 and a name without letters are refused', async () => {
  const beyond = { clubName, members: [{ startingChapter: 34, biblicalGem: 'A' }] }
  expect(codeOf(await coach.post(url, clubData(beyond)))).toBe('invalid_request')
  expect(codeOf(await coach.post(url, clubData({ clubName, teamName: '!!!' })))).toBe('name_has_no_letters')
})

test("an unused slot's gem is taken to everybody", async () => {
  await registerTeam(coach, { clubName })
  const query = new URLSearchParams({ clubName, teamName: 'Owls', startingChapter: '7', state: 'Oregon' })
  const ask = async (page: Browser) =>
    (await page.get(`/api/players/available-gems?${query.toString()}`)).json<{ takenGems: string[] }>().takenGems
  expect([await ask(coach), await ask(browser())]).toEqual([['A'], ['A']])
})

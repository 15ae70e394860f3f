import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { hashToken } from '@seraph/service/session'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import { beforeAll, expect, test } from 'vitest'

import { codeOf, elsewhere, makeChild, whoIs } from '../testing/makeChild.ts'
import { numberOf } from '../testing/numberOf.ts'
import { makeChapters } from '../testing/register.ts'
import { registerTeam } from '../testing/registerTeam.ts'
import { signInCoach } from '../testing/signInCoach.ts'
import { testApp } from '../testing/testApp.ts'

const settings = { REGISTER_LIMIT_ADDRESS: '100000', CLAIM_LIMIT_ADDRESS: '1000', GUESS_LIMIT_NUMBER_PLAYERS: '1000' }
const seraph = await testApp({ settings })
const { db } = seraph
const login = '/api/players/login'
const child = (over: object = {}) => makeChild(seraph, over)

beforeAll(() => makeChapters(seraph))

/** A player as the version before left one: without a number, with these sessions. */
async function fromBefore() {
  const { id, code } = await makePlayer(db)
  return { id, playerCode: code }
}

test('a player from before without coach signs in once and only studies; any earlier browser takes the record back', async ({
  task,
}) => {
  const { id, playerCode } = await fromBefore()
  const earlier = elsewhere(seraph)
  const mark = 'e'.repeat(43)
  earlier.cookies.set('seraph_browser', mark)
  await makeSession(db, id, { proof: 'none', browserHash: hashToken(mark) })
  await db.updateTable('sessions').set({ endedAt: new Date() }).where('playerId', '=', id).execute()
  const guest = elsewhere(seraph)
  expect(codeOf(await guest.post(login, { playerCode }))).toBe('number_needed')
  expect((await guest.post(login, { playerCode, hasNoNumber: true })).statusCode).toBe(200)
  expect(await whoIs(guest)).toMatchObject({ isProved: false, studiesUntil: expect.any(String) as string })
  const refused = [
    await guest.post('/api/players/number'),
    await guest.post('/api/players/update-featured', { isPubliclyVisible: true }),
    await guest.patch('/api/players/settings', { country: 'Chad' }),
    await guest.post('/api/players/renew-number', { secretNumber: '0000' }),
    await guest.get('/api/players/link-requests'),
  ]
  expect(refused.map(codeOf)).toEqual(Array(5).fill('proof_needed'))
  expect(codeOf(await guest.post('/api/players/record', { secretNumber: '0000' }))).toBe('number_wrong')
  expect(codeOf(await elsewhere(seraph).post(login, { playerCode, hasNoNumber: true }))).toBe('number_needed')
  expect((await earlier.post(login, { playerCode, isSilent: true })).statusCode).toBe(200)
  expect(await whoIs(earlier)).toMatchObject({ isProved: true })
  expect((await whoIs(guest)).player).toBeNull()
  expect(codeOf(await guest.post(login, { playerCode, hasNoNumber: true }))).toBe('number_needed')
  tellSeen(task, 'studies only; the earlier browser is in, the claim is over')
})

test('after 14 days the claim has become the player’s own', async () => {
  const { id, playerCode } = await fromBefore()
  const guest = elsewhere(seraph)
  await guest.post(login, { playerCode, hasNoNumber: true })
  await db
    .updateTable('players')
    .set({ claimedAt: new Date(Date.now() - 14 * 24 * 3_600_000 - 1_000) })
    .where('id', '=', id)
    .execute()
  expect(await whoIs(guest)).toMatchObject({ isProved: true, studiesUntil: null })
  expect((await guest.post('/api/players/number')).statusCode).toBe(200)
})

test('nobody claims a record with a coach, with a number, or with somebody signed in', async () => {
  const coach = await signInCoach(seraph, { clubName: 'Elm' })
  const { teamId } = await registerTeam(coach.browser, { clubName: 'Elm', teamName: 'Owls' })
  const { coachId } = await db.selectFrom('teams').select('coachId').where('id', '=', teamId).executeTakeFirstOrThrow()
  const [coached, numbered, signedIn] = [await fromBefore(), await fromBefore(), await fromBefore()]
  await db.updateTable('players').set({ coachId }).where('id', '=', coached.id).execute()
  await numberOf(seraph, numbered.id)
  await makeSession(db, signedIn.id)
  for (const { playerCode } of [coached, numbered, signedIn, await child(), { playerCode: 'QQ66Q' }])
    expect(codeOf(await elsewhere(seraph).post(login, { playerCode, hasNoNumber: true }))).toBe('number_needed')
})

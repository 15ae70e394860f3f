import { makeSeason } from '@seraph/db/testing/make'
import { makeEvent } from '@seraph/db/testing/makeMarks'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import { recordProgress } from '@seraph/db/queries/progress/progressEvents'
import type { CoachSeat } from '@seraph/schema/http/coaches/coachSeats'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import { register } from '../../../testing/register.ts'
import { registerTeam } from '../../../testing/registerTeam.ts'
import { signInCoach } from '../../../testing/signInCoach.ts'
import { testApp } from '../../../testing/testApp.ts'

const app = await testApp({ settings: { COACH_LOGIN_ASKS_CLUB: 'false' } })
const { db, browser } = app
const { id: seasonId } = await makeSeason(db, { public: makeSeasonPublic(33) })

/** A coach with a team of one slot, and what to call its club. */
async function makeTeam() {
  const clubName = `Seats ${randomUUID()}`
  const coach = await signInCoach(app, { clubName })
  const team = await registerTeam(coach.browser, { clubName })
  const place = { clubName, teamName: 'Owls', state: 'Oregon', country: 'United States' }
  const seats = async () => (await coach.browser.get('/api/coaches/seats')).json<CoachSeat[]>()
  const free = async (playerId: string) => (await coach.browser.post(`/api/coaches/seats/${playerId}/free`)).statusCode
  return { ...coach, ...team, place, seats, free }
}

test('a squatted seat is freed at once, its gem can be had again, its code never', async () => {
  const { place, seats, free } = await makeTeam()
  const child = browser()
  const squatter = await register(child, { ...place, startingChapter: 7, biblicalGem: 'E' })
  expect(await seats()).toMatchObject([{ playerId: squatter.id, playerCode: squatter.playerCode, isDeleted: false }])
  expect(await free(squatter.id)).toBe(200)
  expect([await seats(), await free(squatter.id)]).toEqual([[], 403])
  expect((await child.get('/api/session')).json()).toMatchObject({ player: null })
  const next = await register(browser(), { ...place, startingChapter: 7, biblicalGem: 'E' })
  expect(next.playerCode).not.toBe(squatter.playerCode)
})

test('a slot that nobody has used is freed once the coach has removed it', async () => {
  const { members, browser: coach, seats, free, place } = await makeTeam()
  const slotId = members[0]?.playerId ?? ''
  expect([await seats(), await free(slotId)]).toEqual([[], 403])
  await coach.post(`/api/coaches/players/${slotId}/remove`)
  expect(await seats()).toMatchObject([{ playerId: slotId, isDeleted: true }])
  expect(await free(slotId)).toBe(200)
  await register(browser(), { ...place, startingChapter: 7, biblicalGem: 'A' })
})

test('a seat with an answer stays, also one that was left or deleted', async () => {
  const { place, seats, free, members, browser: coach } = await makeTeam()
  const own = await register(browser(), { ...place, startingChapter: 7, biblicalGem: 'E' })
  const memberId = members[0]?.playerId ?? ''
  await db.updateTable('players').set({ isSlotReserved: false }).where('id', '=', memberId).execute()
  await db.insertInto('logins').values({ id: randomUUID(), playerId: memberId }).execute()
  for (const playerId of [own.id, memberId])
    await recordProgress(
      db,
      makeEvent({ playerId, seasonId, kind: 'trivia', occurredAt: new Date(), questionsAnswered: 1 }),
    )
  expect([await seats(), await free(own.id), await free(memberId)]).toEqual([[], 403, 403])
  await coach.post(`/api/coaches/players/${memberId}/remove`)
  expect([await seats(), await free(memberId)]).toEqual([[], 403])
  expect(await db.selectFrom('players').select('id').where('id', 'in', [own.id, memberId]).execute()).toHaveLength(2)
})

test('nobody frees a seat in another coach’s team', async () => {
  const [team, other] = [await makeTeam(), await makeTeam()]
  const child = await register(browser(), { ...team.place, startingChapter: 7, biblicalGem: 'E' })
  expect([await other.free(child.id), await other.seats()]).toEqual([403, []])
  expect((await browser().post(`/api/coaches/seats/${child.id}/free`)).statusCode).toBe(401)
})

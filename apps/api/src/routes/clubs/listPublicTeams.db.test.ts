import { ensureAdminPlayer } from '@seraph/db/queries/admin/adminPlayer'
import { beforeAll, expect, test } from 'vitest'

import { makeChapters } from '../../testing/register.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

let now = Date.now()
const seraph = await testApp({ clock: () => now })
const { browser, db } = seraph
const list = async (query = '') =>
  (await browser().get(`/api/clubs/public${query}`)).json<{ id: string; teamName: string }[]>()
/** Asks again after the list in memory has grown old. */
const fresh = async (count: number) => {
  now += 15_000
  await expect.poll(async () => (await list()).length).toBe(count)
  return list()
}

beforeAll(() => makeChapters(seraph))

test('the list holds the teams that chose to be public, and no others', async () => {
  expect(await list()).toEqual([])
  const coach = await signInCoach(seraph, { clubName: 'Mountain Oaks' })
  await registerTeam(coach.browser, { teamName: 'Hidden' })
  const { teamId } = await registerTeam(coach.browser, { teamName: 'Seen', isPubliclyVisible: true })
  expect(await fresh(1)).toEqual([
    {
      id: teamId,
      name: 'Mountain Oaks',
      teamName: 'Seen',
      coachName: 'Coach Kim',
      state: 'Oregon',
      country: 'United States',
      clubPhoto: null,
      memberCount: 1,
      totalStudyTime: 0,
      studyFrequency: 0,
      teamworkScore: 0,
      chaptersExplored: [],
      studyRoomSessions: 0,
    },
  ])
  await coach.browser.patch(`/api/coaches/teams/${teamId}`, { isPubliclyVisible: false })
  await fresh(0)
  await coach.browser.patch(`/api/coaches/teams/${teamId}`, { isPubliclyVisible: true })
  await fresh(1)
})

test('pages follow one another', async () => {
  const coach = await signInCoach(seraph, { clubName: 'Pine Lake' })
  for (const teamName of ['A', 'B', 'C']) {
    await registerTeam(coach.browser, { clubName: 'Pine Lake', teamName, isPubliclyVisible: true })
  }
  const all = await fresh(4)
  const page = await list('?limit=3')
  expect(page).toEqual(all.slice(0, 3))
  expect(await list(`?limit=3&after=${page[2]?.id ?? ''}`)).toEqual(all.slice(3))
  expect(await list(`?after=${all[3]?.id ?? ''}`)).toEqual([])
  expect((await browser().get('/api/clubs/public?limit=0')).statusCode).toBe(400)
})

test("the admin's club is never shown", async () => {
  await db.transaction().execute((tx) => ensureAdminPlayer(tx, 'ADMIN1'))
  await db
    .updateTable('teams')
    .set({ isPubliclyVisible: true, coachName: 'x', coachId: (eb) => eb.selectFrom('coaches').select('id').limit(1) })
    .where('name', '=', 'Admin')
    .execute()
  await registerTeam((await signInCoach(seraph, { clubName: 'Last' })).browser, {
    clubName: 'Last',
    isPubliclyVisible: true,
  })
  const names = (await fresh(5)).map(({ teamName }) => teamName)
  expect(names).not.toContain('Admin')
})

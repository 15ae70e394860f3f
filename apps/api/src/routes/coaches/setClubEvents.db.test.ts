import { makeSeason } from '@seraph/db/testing/make'
import { Session } from '@seraph/schema/http/session'
import { expect, test } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { registerTeam } from '../../testing/registerTeam.ts'
import { signIn } from '../../testing/signIn.ts'
import { signInCoach } from '../../testing/signInCoach.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
const { db } = app
const usual = [
  { level: 'area', name: 'area event', date: '2026-01-17', isOwn: false },
  { level: 'conference', name: 'conference event', date: null, isOwn: false },
]
const eventsOf = async (browser: Browser) =>
  Session.parse((await browser.get('/api/session')).json()).seasons[0]?.events

test('a coach sets the club’s own days, which its players see and other clubs don’t; the usual ones come back', async () => {
  await makeSeason(db)
  const coach = await signInCoach(app)
  const set = (plans: object) => coach.browser.patch('/api/coaches/events', { plans })
  expect((await set({ area: 'none' })).json()).toMatchObject({ code: 'team_not_found' })
  const { teamId } = await registerTeam(coach.browser)
  const { clubId } = await db.selectFrom('teams').select('clubId').where('id', '=', teamId).executeTakeFirstOrThrow()
  const child = await signIn(app, { teamOf: { clubId, teamId } })
  const other = await signIn(app)
  expect([await eventsOf(app.browser()), await eventsOf(child.browser)]).toEqual([usual, usual])

  const own = [
    { ...usual[0], date: '2026-02-07', isOwn: true },
    { ...usual[1], isOwn: true },
  ]
  const reply = await set({ area: '2026-02-07', conference: 'none' })
  expect([reply.statusCode, reply.json()]).toEqual([200, { events: own }])
  expect([await eventsOf(child.browser), await eventsOf(coach.browser)]).toEqual([own, own])
  expect([await eventsOf(other.browser), await eventsOf(app.browser())]).toEqual([usual, usual])
  expect((await set({ area: 'usual' })).json()).toEqual({ events: [usual[0], own[1]] })
  expect(await eventsOf(child.browser)).toEqual([usual[0], own[1]])
})

test.each([
  ['a level that the season doesn’t have', { union: '2026-02-07' }, 'event_not_in_season'],
  ['a day after the season', { area: '2027-01-01' }, 'event_after_season'],
  ['no day at all', { area: '2026-02-30' }, 'invalid_request'],
  ['no level at all', { galaxy: 'none' }, 'invalid_request'],
])('%s is refused', async (_what, plans, code) => {
  const { browser } = await signInCoach(app)
  const reply = await browser.patch('/api/coaches/events', { plans })
  expect([reply.statusCode, reply.json()]).toMatchObject([400, { code }])
})

import { listPlayerEvents } from '@seraph/schema/http/events/eventRooms'
import { expect, test } from 'vitest'

import { joinTeam, openEvent } from '../../testing/eventBrowser.ts'
import { playerBrowser } from '../../testing/roomBrowser.ts'
import { eventApp } from '../../testing/eventApp.ts'

const { app, db, questions } = await eventApp(4)

test('an event with a sheet is a study day and a line in the report of whoever sat with their own session, once', async () => {
  const event = await openEvent(app, questions, true)
  const guest = await playerBrowser(app)
  await joinTeam(guest.browser, event.room.code, { nickname: guest.code, teamId: event.room.teams[0]?.id })
  const [[captain, scribe] = []] = event.children
  if (captain === undefined || scribe === undefined) throw new Error('a team')
  const studyOf = (id: string) => db.selectFrom('progressEvents').selectAll().where('playerId', '=', id).execute()
  const lines = async () =>
    listPlayerEvents.reply.parse((await captain.browser.get(`/api/player-progress/${captain.id}/events`)).json()).events
  const count = () => captain.browser.post(event.path('/own-study'), undefined, captain.headers)
  await event.open()
  await event.write(scribe, 'stone 0, river')
  await event.mark()
  expect((await count()).json<{ code: string }>().code).toBe('event_not_now')
  expect(await lines()).toEqual([])
  // Nobody's page is open when it ends.
  await event.step({ kind: 'end' })
  for (const child of event.children.flat())
    expect(await studyOf(child.id)).toEqual([
      expect.objectContaining({ kind: 'study', pointsEarned: 0, questionsAnswered: 0, studySeconds: 30 }),
    ])
  expect(await studyOf(guest.id)).toEqual([])
  expect((await count()).json()).toEqual({ isCounted: true })
  expect(await studyOf(captain.id)).toHaveLength(1)
  expect(await lines()).toEqual([expect.objectContaining({ name: 'Saturday', team: 'Owls', sheets: 1, told: null })])
  await event.coach.browser.post(event.path('/publish'), { isPublished: true })
  expect((await lines())[0]?.told).toEqual({ score: 2, possible: 2, place: 1 })
  expect((await scribe.browser.get(`/api/player-progress/${captain.id}/events`)).statusCode).toBe(403)
})

test('an event that ends without a sheet is no study day', async () => {
  const event = await openEvent(app, questions, true)
  const [[captain] = []] = event.children
  if (captain === undefined) throw new Error('a team')
  await event.advance()
  await event.step({ kind: 'end' })
  const reply = await captain.browser.post(event.path('/own-study'), undefined, captain.headers)
  expect(reply.json()).toEqual({ isCounted: false })
})

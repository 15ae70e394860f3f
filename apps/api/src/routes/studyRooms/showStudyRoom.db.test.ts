import { findScreenedRoom } from '@seraph/db/queries/rooms/roomScreens'
import { makeQuestion, makeSeason } from '@seraph/db/testing/make'
import { makeSeasonPublic } from '@seraph/db/testing/makeSeasonPublic'
import type { Room } from '@seraph/schema/rooms/room'
import { hashToken } from '@seraph/service/session'
import { expect, test } from 'vitest'

import { as, coachBrowser, createRoom, join, playerBrowser } from '../../testing/roomBrowser.ts'
import { testApp } from '../../testing/testApp.ts'

const app = await testApp()
await makeSeason(app.db, { public: makeSeasonPublic(33), questions: [makeQuestion({ id: 'q1', chapter: 2 })] })
const coach = await coachBrowser(app)

type Shown = { room: Room; token: string | null }

test('the host shows a room by its token or the coach’s session, and the screen’s token leads nothing', async () => {
  const room = await createRoom(coach.browser)
  const url = `/api/study-rooms/${room.code}/screen`
  const bySession = (await coach.browser.post(url)).json<Shown>()
  const byToken = (await app.browser().post(url, undefined, as(room.hostToken))).json<Shown>()
  expect(byToken.room.id).toBe(room.id)
  expect(byToken.token).not.toBe(bySession.token)
  for (const { token } of [bySession, byToken]) {
    if (token === null) throw new Error('the room is not over')
    expect(await findScreenedRoom(app.db, { tokenHash: hashToken(token), code: room.code })).toMatchObject({
      roomId: room.id,
    })
    const tried = await app.browser().post(`/api/study-rooms/${room.id}/lock`, { isLocked: true }, as(token))
    expect(tried.json()).toMatchObject({ code: 'not_host' })
  }
})

test('neither a child of the room nor another coach opens its screen', async () => {
  const room = await createRoom(coach.browser)
  const url = `/api/study-rooms/${room.code}/screen`
  const child = await playerBrowser(app)
  const { token } = await join(child.browser, room, child.code)
  const other = await coachBrowser(app)
  for (const reply of [
    await child.browser.post(url, undefined, as(token)),
    await other.browser.post(url),
    await app.browser().post(url),
  ])
    expect(reply.json()).toMatchObject({ code: 'not_host' })
})

test('a room that is over is shown to its coach without a token', async () => {
  const room = await createRoom(coach.browser)
  await app.db
    .updateTable('studyRooms')
    .set({ status: 'completed', endedAt: new Date() })
    .where('id', '=', room.id)
    .execute()
  const reply = await coach.browser.post(`/api/study-rooms/${room.code}/screen`)
  expect(reply.json()).toMatchObject({ room: { status: 'completed' }, token: null })
})

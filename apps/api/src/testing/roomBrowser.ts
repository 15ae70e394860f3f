import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makePlayer, makeSession } from '@seraph/db/testing/make'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'
import { coachCookie, playerCookie } from '@seraph/service/session'

import type { Browser } from './browser.ts'
import type { TestApp } from './testApp.ts'

export type Created = Room & { participant: RoomParticipant; hostToken: string }
export type Joined = { room: Room; participant: RoomParticipant; token: string; isCounting: boolean }

/** A browser that holds a new coach's session. */
export async function coachBrowser(
  app: TestApp,
): Promise<{ browser: Browser; code: string; coachId: string | undefined }> {
  const { token, code, coachId } = await makeCoach(app.db)
  const browser = app.browser()
  browser.cookies.set(coachCookie, token)
  return { browser, code, coachId }
}

/** A room that a coach's browser has opened. */
export async function createRoom(browser: Browser, body: object = {}): Promise<Created> {
  const reply = await browser.post('/api/study-rooms', body)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<Created>()
}

/** A player of their own, and a browser that is signed in as them where `isSignedIn`. */
export async function playerBrowser(
  app: TestApp,
  isSignedIn = false,
): Promise<{ browser: Browser; code: string; id: string }> {
  const { id, code } = await makePlayer(app.db)
  const browser = app.browser()
  if (isSignedIn) browser.cookies.set(playerCookie, await makeSession(app.db, id))
  return { browser, code, id }
}

/** Joins a room by a code; throws with the reply where that is refused. */
export async function join(browser: Browser, room: { code: string }, nickname: string): Promise<Joined> {
  const reply = await browser.post(`/api/study-rooms/${room.code}/join`, { nickname })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json<Joined>()
}

/** The header by which a member is known. */
export const as = (token: string): Record<string, string> => ({ [roomTokenHeader]: token })

import type { FrozenQuestion } from '@seraph/db/tables/events'
import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'
import { setEventLate } from '@seraph/db/testing/setEventLate'
import { EventRoom } from '@seraph/schema/http/events/eventRoom'
import { randomUUID } from 'node:crypto'

import { as, coachBrowser, playerBrowser } from './roomBrowser.ts'
import type { Browser } from './browser.ts'
import type { TestApp } from './testApp.ts'

/** A member of a team with its own browser. */
export type EventChild = { browser: Browser; headers: Record<string, string>; code: string; id: string }

/** Takes a seat in a team by a player code; throws with the reply where that is refused. */
export async function joinTeam(browser: Browser, code: string, body: object): Promise<{ id: string; token: string }> {
  const reply = await browser.post(`/api/event-rooms/by-code/${code}/seats`, body, { 'idempotency-key': randomUUID() })
  if (reply.statusCode !== 200) throw new Error(reply.body)
  return reply.json()
}

/** An event with two teams of two, each captain and scribe, and its coach. */
export async function openEvent(app: TestApp, questions: readonly FrozenQuestion[], isSignedIn = false) {
  const coach = await coachBrowser(app)
  const room = await makeEventRoom(app.db, { coachCode: coach.code, questions })
  const path = (what = '') => `/api/event-rooms/${room.id}${what}`
  const children: EventChild[][] = []
  for (const { id: teamId } of room.teams) {
    const team: EventChild[] = []
    for (let at = 0; at < 2; at += 1) {
      const child = await playerBrowser(app, isSignedIn)
      const { token } = await joinTeam(child.browser, room.code, { nickname: child.code, teamId })
      team.push({ ...child, headers: as(token) })
    }
    children.push(team)
  }
  const view = async (browser: Browser = coach.browser, headers: Record<string, string> = {}) =>
    EventRoom.parse((await browser.get(path(), { headers })).json())
  const step = async (body: object) => coach.browser.post(path('/step'), body)
  const advance = async () => {
    const { phase, question } = await view()
    return EventRoom.parse((await step({ kind: 'advance', from: phase, question })).json())
  }
  const write = async (child: EventChild, answer: string, draftNumber = 1, question?: number) =>
    (
      await child.browser.post(
        path('/draft'),
        { question: question ?? (await view()).question, answer, draftNumber },
        child.headers,
      )
    ).json<{ isKept: boolean; counts?: string }>()
  /** Reads the question twice and opens its sheets. */
  const open = async () => {
    await advance()
    await advance()
    return advance()
  }
  /** Lets the time be over and the sheets be marked. */
  const mark = async () => {
    await setEventLate(app.db, room.id, 400)
    return advance()
  }
  return { coach, room, path, children, view, step, advance, open, write, mark }
}

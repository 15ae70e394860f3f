import { makeEventRoom } from '@seraph/db/testing/makeEventRoom'

import type { Browser } from '../browser.ts'
import { numberOf } from '../numberOf.ts'
import type { Facts, Role } from './permissionRow.ts'
import { register } from '../register.ts'
import { registerTeam } from '../registerTeam.ts'
import { signInCoach } from '../signInCoach.ts'
import type { TestApp } from '../testApp.ts'

/** The settings that a world's calls count on. */
export const worldSettings = {
  ADMIN_PLAYER_CODE: 'ADMIN1',
  ADMIN_SECRET: 'sixteen letters!',
  COACH_LOGIN_ASKS_CLUB: 'false',
}

/** A browser of each role, and what their calls are about; `helperCode`: of the coach's helper. */
export type World = { browsers: Record<Role, Browser>; facts: Facts; helperCode: string }

let clubs = 0

const eventQuestion = {
  id: 'asked',
  version: 'v',
  chapter: 1,
  verse: 'Isaiah 1:1',
  type: 'recall',
  points: 1,
  question: 'Whose son was Isaiah?',
  hint: '',
  parts: [{ id: 'p1', text: 'Amoz' }],
  isOrdered: false,
}

/** A world of its own in an app with `worldSettings`, whose season has 33 chapters; `club` is the one that the coach's code is for. */
export async function makeWorld(seraph: TestApp, { club = 'Mountain Oaks' } = {}): Promise<World> {
  const clubName = `Club ${(clubs += 1)}`
  const { db, browser } = seraph
  const coach = await signInCoach(seraph, { clubName })
  const otherCoach = await signInCoach(seraph)
  // The club that a registration is tried in is another coach's to `otherCoach`.
  await db
    .updateTable('coachCodes')
    .set({ clubName: club, clubNameKey: club.toLowerCase() })
    .where('code', '=', coach.code)
    .execute()
  const { teamId, members } = await registerTeam(coach.browser, {
    clubName,
    members: [
      { startingChapter: 7, biblicalGem: 'A' },
      { startingChapter: 7, biblicalGem: 'E' },
    ],
  })
  await registerTeam(coach.browser, { clubName: club, teamName: `Team ${clubs}` })
  const [member, slot] = members
  const room = (await coach.browser.post('/api/study-rooms', { chapters: [1] })).json<{ id: string; code: string }>()
  const event = await makeEventRoom(db, { coachCode: coach.code, questions: [eventQuestion] })
  const [player, otherPlayer, admin] = [browser(), browser(), browser()]
  const playerCode = member?.playerCode ?? ''
  const { secretNumber } = await numberOf(seraph, member?.playerId ?? '')
  await player.post('/api/players/login', { playerCode, secretNumber })
  await register(otherPlayer, { clubName: `Other ${clubs}` })
  const { id } = await register(admin, { clubName: `Admin ${clubs}` })
  await db.updateTable('players').set({ isAdmin: true, isPubliclyVisible: false }).where('id', '=', id).execute()
  await admin.post('/api/session/admin', { secret: worldSettings.ADMIN_SECRET })
  const helper = browser()
  const { code: helperCode } = (await coach.browser.post('/api/coaches/helpers', { name: 'Ruth' })).json<{
    code: string
  }>()
  await helper.post('/api/coaches/login', { code: helperCode })
  return {
    helperCode,
    browsers: {
      guest: browser(),
      player,
      otherPlayer,
      coach: coach.browser,
      helper,
      otherCoach: otherCoach.browser,
      admin,
    },
    facts: {
      playerId: member?.playerId ?? '',
      slotId: slot?.playerId ?? '',
      playerCode,
      secretNumber,
      teamId,
      coachCode: coach.code,
      roomId: room.id,
      roomCode: room.code,
      eventId: event.id,
    },
  }
}

import { join } from 'node:path'

import { openDatabase } from '@seraph/db/open'
import { seededRandom } from '@seraph/domain/crosswords/seededRandom'
import { registerClub } from '@seraph/schema/http/coaches/clubs'
import { loginCoach, requestCoachCode, setupCoachProfile } from '@seraph/schema/http/coaches/coaches'
import { reportError } from '@seraph/schema/http/appeals/errorReports'
import { showPlayerNumbers } from '@seraph/schema/http/players/playerNumbers'
import { loginPlayer } from '@seraph/schema/http/players/players'
import { createStudyRoom, joinStudyRoom } from '@seraph/schema/http/rooms/studyRooms'

import { writeWhole } from '../../local/writeWhole.ts'
import { askAboutMark } from './askAboutMark.ts'
import { demoTeams } from './demoTeams.ts'
import { divideVerses } from './divideVerses.ts'
import { fillHistory } from './fillHistory.ts'
import type { DemoMember } from './fillHistory.ts'
import { openCaller } from './openCaller.ts'
import type { Caller } from './openCaller.ts'
import { openDemoSeason } from './openDemoSeason.ts'
import { playDemoRoom } from './playDemoRoom.ts'
import { demoFile } from './readDemo.ts'
import type { Demo } from './readDemo.ts'

const place = { state: 'Oregon', country: 'United States' }
const club = { clubName: 'Demo Club', coachName: 'Coach Ada' }
type At = { home: string; apiUrl: string; roomsUrl: string; databaseUrl: string; coachCode: string }
type Member = DemoMember & { code: string }

/**
 * Makes the demo club: as a coach and children would through the api and a hub, their past days by the functions of api and worker. Plays a
 * room, opens one that waits, and leaves what coach and admin have to decide. Writes to `home` what there is, and returns it.
 */
export async function seedDemo(at: At): Promise<Demo> {
  const coach = openCaller(at.apiUrl)
  const made = await registerTeams(coach, at.coachCode)
  const numbers = new Map(
    (await coach.call(showPlayerNumbers, {})).map(({ playerId, secretNumber }) => [playerId, secretNumber]),
  )
  const players = made.map(({ id, code, state }) => ({ code, state, secretNumber: numbers.get(id) ?? '' }))
  const db = openDatabase({ url: at.databaseUrl, poolSize: 4, onError: (error) => console.error(error.message) })
  try {
    const demo = await openDemoSeason(db)
    await fillHistory(db, demo, { players: made, now: Date.now() })
    const children = []
    for (const { id, code, accuracy } of made.filter(({ daysAgo }) => daysAgo.includes(0))) {
      const caller = openCaller(at.apiUrl)
      await caller.call(loginPlayer, { playerCode: code, secretNumber: numbers.get(id) ?? '' })
      children.push({ caller, id, code, accuracy })
    }
    await playDemoRoom(at.roomsUrl, demo, { coach, children, random: seededRandom(children.length) })
    for (const { caller, id } of children) await askAboutMark(caller, id)
  } finally {
    await db.destroy()
  }
  const roomCode = await leaveTraces(at.apiUrl, coach, made)
  const demo = { roomCode, players }
  writeWhole(join(at.home, demoFile), `${JSON.stringify(demo, null, 2)}\n`)
  return demo
}

/** Signs the coach in, registers the teams, and divides the verses of the first. */
async function registerTeams(coach: Caller, coachCode: string): Promise<Member[]> {
  await coach.call(loginCoach, { code: coachCode })
  await coach.call(setupCoachProfile, { coachCode, ...club, ...place })
  const made: Member[] = []
  for (const { teamName, chapter, isPubliclyVisible, players } of demoTeams) {
    const members = players.map(({ gem }, index) => ({
      startingChapter: chapter,
      biblicalGem: gem,
      memberNumber: index + 1,
    }))
    const registered = await coach.call(registerClub, {
      clubData: JSON.stringify({ ...club, ...place, teamName, isPubliclyVisible, members }),
    })
    if (made.length === 0) await divideVerses(coach, registered.teamId)
    for (const member of registered.members) {
      const player = players.find(({ gem }) => gem === member.biblicalGem)
      if (player !== undefined) made.push({ ...player, id: member.playerId, code: member.playerCode })
    }
  }
  return made
}

/** Opens a room that waits with some in it, and leaves what the admin has to look at. Returns the room's code. */
async function leaveTraces(apiUrl: string, coach: Caller, made: readonly Member[]): Promise<string> {
  const { code } = await coach.call(createStudyRoom, { title: 'Tuesday evening', chapters: [6, 7] })
  for (const { code: nickname } of made.slice(0, 3))
    await openCaller(apiUrl).call(joinStudyRoom, { nickname }, { params: { code } })
  const guest = openCaller(apiUrl)
  const question = { chapter: 6, questionNumber: 1, questionText: 'Who died in the year of the vision?' }
  const userComment = 'I wrote “King Uzziah” and got no point.'
  await guest.call(reportError, { ...question, quizType: 'ai-evaluated', userComment, playerCode: made[0]?.code })
  await guest.call(reportError, { ...question, quizType: 'trivia', userComment: 'Two of the choices are the same.' })
  await guest.call(requestCoachCode, { ...place, clubName: 'Pine Lake', contact: 'coach@pinelake.example' })
  return code
}

import { join } from 'node:path'

import { openDatabase } from '@seraph/db/open'
import { registerClub } from '@seraph/schema/http/coaches/clubs'
import { loginCoach, requestCoachCode, setupCoachProfile } from '@seraph/schema/http/coaches/coaches'
import { reportError } from '@seraph/schema/http/appeals/errorReports'
import { showPlayerNumbers } from '@seraph/schema/http/players/playerNumbers'
import { createStudyRoom, joinStudyRoom } from '@seraph/schema/http/rooms/studyRooms'

import { writeWhole } from '../local/writeWhole.ts'
import { demoTeams } from './demoTeams.ts'
import { fillHistory } from './fillHistory.ts'
import { openCaller } from './openCaller.ts'
import { demoFile } from './readDemo.ts'
import type { Demo } from './readDemo.ts'

const place = { state: 'Oregon', country: 'United States' }
const club = { clubName: 'Demo Club', coachName: 'Coach Ada' }

/**
 * Makes the demo club: as a coach and children would through the api, their days of study by the statement that records any. Opens a room
 * that waits, and leaves reports and a request for the admin. Writes to `home` what there is, and returns it.
 */
export async function seedDemo(at: {
  home: string
  apiUrl: string
  databaseUrl: string
  coachCode: string
}): Promise<Demo> {
  const { coachCode } = at
  const coach = openCaller(at.apiUrl)
  await coach(loginCoach, { code: coachCode })
  await coach(setupCoachProfile, { coachCode, ...club, ...place })
  const made = []
  for (const { teamName, chapter, isPubliclyVisible, players } of demoTeams) {
    const members = players.map(({ gem }, index) => ({
      startingChapter: chapter,
      biblicalGem: gem,
      memberNumber: index + 1,
    }))
    const registered = await coach(registerClub, {
      clubData: JSON.stringify({ ...club, ...place, teamName, isPubliclyVisible, members }),
    })
    for (const member of registered.members) {
      const player = players.find(({ gem }) => gem === member.biblicalGem)
      if (player !== undefined) made.push({ ...player, id: member.playerId, code: member.playerCode })
    }
  }
  const db = openDatabase({ url: at.databaseUrl, poolSize: 1, onError: (error) => console.error(error.message) })
  try {
    await fillHistory(db, made)
  } finally {
    await db.destroy()
  }
  const room = await coach(createStudyRoom, { title: 'Tuesday evening', chapters: [6, 7] })
  for (const { code } of made.slice(0, 3))
    await openCaller(at.apiUrl)(joinStudyRoom, { nickname: code }, { code: room.code })
  const guest = openCaller(at.apiUrl)
  const question = { chapter: 6, questionNumber: 1, questionText: 'Who died in the year of the vision?' }
  const userComment = 'I wrote “King Uzziah” and got no point.'
  await guest(reportError, { ...question, quizType: 'ai-evaluated', userComment, playerCode: made[0]?.code })
  await guest(reportError, { ...question, quizType: 'trivia', userComment: 'Two of the choices are the same.' })
  await guest(requestCoachCode, { ...place, clubName: 'Pine Lake', contact: 'coach@pinelake.example' })
  const numbers = new Map(
    (await coach(showPlayerNumbers, {})).map(({ playerId, secretNumber }) => [playerId, secretNumber]),
  )
  const players = made.map(({ id, code, state }) => ({ code, state, secretNumber: numbers.get(id) ?? '' }))
  const demo = { roomCode: room.code, players }
  writeWhole(join(at.home, demoFile), `${JSON.stringify(demo, null, 2)}\n`)
  return demo
}

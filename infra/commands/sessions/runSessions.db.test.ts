import { findCoachSession } from '@seraph/db/queries/coaches/coachSessions'
import { findSeat } from '@seraph/db/queries/rooms/roomSeats'
import { findSession } from '@seraph/db/queries/sessions/sessions'
import { makePlayer, makeSeason, makeSession } from '@seraph/db/testing/make'
import { makeCoach } from '@seraph/db/testing/makeCoach'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { testDatabase } from '@seraph/db/testing/testDatabase'
import { hashToken } from '@seraph/service/session'
import { expect, test } from 'vitest'

import { runSessions } from './runSessions.ts'

const { db } = await testDatabase()
await makeSeason(db)
const run = (...words: string[]) => runSessions(db, words)

/** Somebody of each kind, and who of them is still let in. */
async function everybody() {
  const player = await makeSession(db, (await makePlayer(db)).id)
  const coach = (await makeCoach(db)).token
  const { host, seats } = await makeRoom(db, { participants: 1 })
  return async () => ({
    player: (await findSession(db, hashToken(player))) !== undefined,
    coach: (await findCoachSession(db, hashToken(coach))) !== undefined,
    host: (await findSeat(db, hashToken(host.token))) !== undefined,
    participant: (await findSeat(db, hashToken(seats[0]?.token ?? ''))) !== undefined,
  })
}

test('one command ends every session, of players and coaches, and the hosts’ tokens, and is noted', async () => {
  const whoIsIn = await everybody()
  expect(await whoIsIn()).toEqual({ player: true, coach: true, host: true, participant: true })
  const lines = await run('end')
  expect(lines).toEqual([
    expect.stringMatching(/^[1-9]\d* sessions of players have ended\.$/),
    expect.stringMatching(/^[1-9]\d* sessions of coaches have ended\.$/),
    'Their sockets close within 5 seconds.',
  ])
  expect(await whoIsIn()).toEqual({ player: false, coach: false, host: false, participant: true })
  expect(await run('end')).toContain('0 sessions of players have ended.')
  const noted = await db.selectFrom('auditEntries').select('act').where('actor', '=', 'operator').execute()
  expect(noted).toEqual([{ act: 'sessions.ended' }, { act: 'sessions.ended' }])
})

test('players or coaches alone', async () => {
  const first = await everybody()
  await run('end', '--players')
  expect(await first()).toMatchObject({ player: false, coach: true, host: true })
  const second = await everybody()
  await run('end', '--coaches')
  expect(await second()).toMatchObject({ player: true, coach: false, host: false })
})

test.each([[[]], [['start']], [['end', '--all']], [['end', '--players', '--coaches']]])(
  '%j is refused',
  async (words) => {
    await expect(run(...words)).rejects.toThrow('npm run sessions -- end [--players|--coaches]')
  },
)

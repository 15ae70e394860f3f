import { isDeepStrictEqual } from 'node:util'

import type { Database } from '@seraph/db/open'
import { findRoom } from '@seraph/db/queries/rooms/studyRooms'

import { isGapless } from './member.ts'
import type { Member } from './member.ts'
import type { See } from './row.ts'
import { seconds, until } from './until.ts'

/** A room's members on their lines. */
export type PlayedRoom = { roomId: string; host: Member; members: Member[] }

const drainedWithinMs = 10_000

/** That every answer has its mark and is stored once, and that every member shows the room as it is stored, each version applied once. */
export async function seeExactRooms(db: Database, rooms: readonly PlayedRoom[], see: See): Promise<void> {
  const all = rooms.flatMap((room) => room.members)
  const tookMs = await until(() => all.every((one) => one.client.getState().waiting.length === 0), drainedWithinMs)
  const waiting = all.reduce((sum, one) => sum + one.client.getState().waiting.length, 0)
  see(
    `every answer acknowledged after ${seconds(tookMs)}${waiting > 0 ? `, ${waiting} not` : ''}`,
    tookMs !== undefined,
  )
  const isFinal = async (room: PlayedRoom): Promise<boolean> => (await faultsOf(db, room)).length === 0
  await until(async () => (await Promise.all(rooms.map(isFinal))).every(Boolean), drainedWithinMs)
  const faults = (await Promise.all(rooms.map((room) => faultsOf(db, room)))).flat()
  const given = all.reduce((sum, one) => sum + one.given(), 0)
  const versions = [...all, ...rooms.map(({ host }) => host)].reduce((sum, { applied }) => sum + applied.length, 0)
  if (faults.length === 0) see(`${given} answers in rooms and ${versions} versions at members: exact`, true)
  else see(`in rooms: ${faults.length} faults, ${faults.slice(0, 3).join('; ')}`, false)
}

async function faultsOf(db: Database, { roomId, host, members }: PlayedRoom): Promise<string[]> {
  const stored = await findRoom(db, roomId)
  const faults: string[] = []
  for (const one of [...members, host]) {
    const { view } = one.client.getState()
    const name = one.seat.nickname
    if (!isDeepStrictEqual(view?.room, stored))
      faults.push(`${name} shows version ${view?.room.version} of ${stored?.version}`)
    if (!isGapless(one.applied)) faults.push(`${name} missed or repeated a version`)
  }
  for (const one of members) {
    const participant = stored?.participants.find(({ id }) => id === one.seat.id)
    const answers = Object.values(one.client.getState().view?.answers ?? {})
    const points = answers.reduce((sum, { evaluation }) => sum + evaluation.score, 0)
    const told = [one.given(), answers.length, participant?.questionsAnswered]
    if (new Set(told).size > 1) faults.push(`${one.seat.nickname} gave, has, is stored with ${told.join(', ')} answers`)
    if (points !== participant?.score)
      faults.push(`${one.seat.nickname} has ${points} points, stored ${participant?.score}`)
    if (answers.some(({ evaluation }) => !evaluation.isFinal))
      faults.push(`${one.seat.nickname} has a mark that isn't final`)
  }
  const marks = Object.keys(host.client.getState().view?.marks ?? {}).length
  const given = members.reduce((sum, one) => sum + one.given(), 0)
  if (marks !== given) faults.push(`the host has ${marks} of ${given} marks`)
  return faults
}

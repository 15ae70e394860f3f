import { setTimeout as sleep } from 'node:timers/promises'

import { makeSession } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'

import { openMember } from './member.ts'
import type { Member } from './member.ts'
import type { PlayedRoom } from './seeExactRoom.ts'
import { questionIds } from './stack.ts'
import type { Stack } from './stack.ts'
import { until } from './until.ts'

/** The questions of rooms that go together, in their order, each for so many seconds where a clock moves on. */
type Together = { questions: { id: string; chapter: number }[]; secondsEach?: number }

/**
 * Rooms with their members in them; throws where they don't come in.
 * `addresses`: where the hubs are, all of them unless said otherwise.
 */
export async function openRooms(
  stack: Stack,
  options: {
    rooms: number
    participants: number
    isSignedIn?: boolean
    addresses?: () => readonly string[]
    together?: Together
  },
): Promise<PlayedRoom[]> {
  const addresses = options.addresses ?? (() => stack.rooms.filter((hub) => hub.isRunning()).map(({ url }) => url))
  const rooms: PlayedRoom[] = []
  let turn = 0
  for (let number = 0; number < options.rooms; number += 1) {
    const made = await makeRoom(stack.db, {
      participants: options.participants,
      chapters: [1, 2],
      ...(options.together && { together: options.together }),
    })
    const host = openMember(addresses, made, made.host, { turn: turn++ })
    const members: Member[] = []
    for (const seat of made.seats) {
      const token = options.isSignedIn === true ? await makeSession(stack.db, seat.playerId ?? '') : undefined
      members.push(openMember(addresses, made, seat, { turn: turn++, ...(token !== undefined && { token }) }))
    }
    rooms.push({ roomId: made.room.id, host, members })
  }
  const all = membersOf(rooms)
  if ((await until(() => all.every((one) => one.isIn()), 30_000)) === undefined)
    throw new Error(`${all.filter((one) => !one.isIn()).length} of ${all.length} members did not come in`)
  return rooms
}

/** All members of rooms, hosts too. */
export function membersOf(rooms: readonly PlayedRoom[]): Member[] {
  return rooms.flatMap(({ host, members }) => [host, ...members])
}

/** Has every participant answer each question once, spread over `ms`, every fourth one wrongly. */
export async function answerAll(rooms: readonly PlayedRoom[], ms: number): Promise<void> {
  const participants = rooms.flatMap(({ members }) => members)
  for (const [at, id] of questionIds.entries()) {
    for (const [index, one] of participants.entries()) {
      one.answer(id, at % 4 === 3 ? 'idk' : 'Amoz')
      if (index % 10 === 9) await sleep(ms / questionIds.length / Math.ceil(participants.length / 10))
    }
    if (participants.length < 10) await sleep(ms / questionIds.length)
  }
}

/** How long it takes from now until every member is in its room again; undefined where that is longer than `limitMs`. */
export function untilAllIn(rooms: readonly PlayedRoom[], limitMs: number): Promise<number | undefined> {
  const all = membersOf(rooms)
  return until(() => all.every((one) => one.isIn()), limitMs)
}

export function stopRooms(rooms: readonly PlayedRoom[]): void {
  for (const one of membersOf(rooms)) one.stop()
}

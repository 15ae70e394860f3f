import { applyRoomEvent } from '@seraph/domain/rooms/events/applyRoomEvent'
import { makeParticipant, makeRoom } from '@seraph/domain/rooms/testing/makeRoom'
import type { Room } from '@seraph/schema/rooms/room'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { shareChapters } from './shareChapters.ts'

const chapters = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 })
const participant = fc
  .record({ number: fc.integer({ min: 2, max: 6 }), assigned: chapters, given: fc.array(chapters, { maxLength: 2 }) })
  .map(({ number, assigned, given }) => makeParticipant(number, { assignedChapters: assigned, givenChapters: given }))

/** How many lists there are of each kind. */
const countLists = ({ participants }: Room): number[] => {
  const lists = new Set(
    participants.flatMap(({ assignedChapters, givenChapters }) => [assignedChapters, ...givenChapters]),
  )
  return [...Map.groupBy(lists, (list) => list.join()).values()].map(({ length }) => length)
}

test('a room stays the same whatever it hears, and has each list of chapters once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(participant, { selector: ({ id }) => id }), fc.array(participant), (first, told) => {
      let plain = makeRoom(first)
      let shared: Room = { ...plain, participants: shareChapters(plain, []) }
      for (const one of told) {
        const version = plain.version + 1
        const event = { type: 'participant_rejoined' as const, roomId: plain.id, version, participant: one }
        plain = applyRoomEvent(plain, structuredClone(event))
        const next = applyRoomEvent(shared, structuredClone(event))
        shared = { ...next, participants: shareChapters(next, shared.participants) }
        expect(shared).toEqual(plain)
        expect(countLists(shared).every((count) => count === 1)).toBe(true)
      }
    }),
  )
})

test('who has not changed is not made anew', () => {
  const room = makeRoom([makeParticipant(2, { assignedChapters: [1], givenChapters: [[1]] })])
  expect(shareChapters(room, room.participants)[1]).toBe(room.participants[1])
})

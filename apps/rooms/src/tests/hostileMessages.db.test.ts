import { makeSeason } from '@seraph/db/testing/make'
import { makeRoom } from '@seraph/db/testing/makeRoom'
import { ClientMessage } from '@seraph/schema/rooms/client'
import { closeCodes } from '@seraph/schema/rooms/version'
import { movingClock } from '@seraph/service/testing/movingClock'
import { hostileValues } from '@seraph/service/testing/hostileValues'
import { tellSeen } from '@seraph/service/testing/tellSeen'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'

import type { Client } from '../testing/client.ts'
import { joinAs } from '../testing/roomClient.ts'
import { roomQuestions } from '../testing/roomQuestions.ts'
import { testHub } from '../testing/testHub.ts'

const clock = movingClock()
const hub = await testHub({ clock })
const { db } = hub
await makeSeason(db, { questions: roomQuestions })

/** Every case in `test:all`, every sixth otherwise. */
const share = process.env['SERAPH_TEST_ALL'] === '1' ? 1 : 6

/** A line that sends whatever it is given: it opens another when it was closed, and lets time pass so that it is never too fast. */
async function openLine(open: () => Promise<Client>) {
  let client = await open()
  const codes = new Set<number>()
  const watch = (): void => void client.closed.then(({ code }) => codes.add(code))
  watch()
  return {
    codes,
    async send(frame: string): Promise<void> {
      clock.pass(0.25)
      if (client.socket.readyState !== client.socket.OPEN) {
        client = await open()
        watch()
      }
      client.socket.send(frame)
      // Answered at once: the hub lives, and has read what was sent before.
      client.socket.send('{"type":"test"}')
      const closed = client.closed.then(() => undefined)
      const heard = async (): Promise<void> => {
        if ((await client.next()).type !== 'test_response') await heard()
      }
      await Promise.race([closed, heard()])
    },
  }
}

test(
  'whatever is sent in whatever message, the hub answers or closes that one socket, and the room goes on',
  {
    timeout: 120_000,
  },
  async ({ task }) => {
    const made = await makeRoom(db, { participants: 3 })
    const [seat, bystanderSeat] = made.seats
    if (seat === undefined || bystanderSeat === undefined) throw new Error('a room of three was made')
    const host = await joinAs(hub, made, made.host)
    const bystander = await joinAs(hub, made, bystanderSeat)
    const { id: roomId, code: roomCode } = made.room
    const { nickname, id: userId, token } = seat
    const valid: ClientMessage[] = [
      { type: 'heartbeat' },
      { type: 'test' },
      { type: 'join_room', roomCode, nickname, userId, token, version: 0 },
      { type: 'resync', roomId, version: 0 },
      {
        type: 'submit_answer',
        roomId,
        userId,
        submissionId: randomUUID(),
        questionIndex: 0,
        answer: 'Uzziah',
        question: { id: roomQuestions[0]?.id ?? '' },
      },
      { type: 'typing', roomId },
      { type: 'assign_chapters', roomId, participantId: userId, chapters: [1] },
      { type: 'assign_everyone', roomId, chapters: [1] },
      { type: 'move_on', roomId, from: 1 },
      { type: 'end_room', roomId, hostId: made.host.id },
      { type: 'follow_event', roomId, token },
    ]
    expect(valid.map(({ type }) => type)).toEqual(ClientMessage.options.map(({ shape }) => shape.type.value))
    const frames = valid.flatMap((message) => [
      ...Object.keys(message).flatMap((field) =>
        hostileValues.map((value) => JSON.stringify({ ...message, [field]: value })),
      ),
      JSON.stringify({ ...message, more: 'x'.repeat(10_000) }),
      JSON.stringify([message]),
      JSON.stringify(message).slice(0, -3),
    ])
    const due = frames.filter((_, n) => n % share === 0)
    const line = await openLine(async () => (await joinAs(hub, made, seat)).client)
    for (const [n, frame] of due.entries()) {
      await line.send(frame)
      // The others show that they live, whatever the clock says.
      if (n % 20 === 0) for (const { client } of [host, bystander]) client.send({ type: 'heartbeat' })
    }
    const allowed: number[] = [closeCodes.bad_frame, closeCodes.too_many_messages, closeCodes.taken_over, 1009]
    expect([...line.codes].filter((code) => !allowed.includes(code))).toEqual([])
    expect({}).not.toHaveProperty('isAdmin')
    host.send({ type: 'assign_chapters', participantId: bystander.seat.id, chapters: [2] })
    // Told as an event, or as part of a snapshot where the hub missed one in the turmoil.
    await bystander.until(({ room }) =>
      room.participants.some(({ id, assignedChapters }) => id === bystander.seat.id && assignedChapters.includes(2)),
    )
    expect(bystander.view().room.status).toBe('active')
    tellSeen(
      task,
      `${due.length} frames of ${valid.length} kinds of message: answered or that socket closed; the room goes on`,
    )
  },
)

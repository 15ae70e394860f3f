import { setTimeout as sleep } from 'node:timers/promises'

import { findRoom } from '@seraph/db/queries/rooms/studyRooms'
import { makePlayer } from '@seraph/db/testing/make'
import { makeCoach } from '@seraph/db/testing/makeCoach'

import type { Row, See } from '../row.ts'
import type { Stack } from '../stack.ts'
import { callRooms } from '../stranger/callRooms.ts'
import { openStranger } from '../stranger/openStranger.ts'
import type { Stranger, StrangersSeat } from '../stranger/openStranger.ts'
import { seconds, until } from '../until.ts'
import { withStack } from '../withStack.ts'

const withinMs = 10_000

export const strangersClient: Row = {
  name: 'strangers-client',
  fault: 'hub told to stop under clients that were written from apps/rooms/SPEC.md alone',
  mustBeSeen: 'a whole room is played: no version missed, every mark as stored, a blank answer refused by name',
  isQuick: true,
  run: (stores, see) => withStack(stores, { isDirect: true, apps: { api: 1, worker: 1 } }, (stack) => play(stack, see)),
}

async function play(stack: Stack, see: See): Promise<void> {
  const api = stack.api[0]?.url ?? ''
  const { host, token, cookie } = await openRoom(stack, api)
  const members = await Promise.all([1, 2, 3].map(() => join(stack, api, host.seat)))
  const all = [host, ...members]
  const came = await until(() => all.every((one) => one.isIn()), withinMs)
  see(`${all.length} in the room after ${seconds(came)}`, came !== undefined)
  await callRooms(api, `POST /api/study-rooms/${host.seat.roomId}/start`, { token, cookie })
  const asked = await callRooms(api, 'GET /api/questions/1')
  const questions = (asked.body['questions'] as { id: string }[]).map(({ id }) => id)

  const blanks = members.map((one) => one.submit(questions[0] ?? '', ' '))
  for (const [at, id] of questions.entries()) {
    if (at === 3) void stack.rooms[1]?.end('SIGTERM')
    for (const one of members) one.submit(id, at % 4 === 3 ? 'Uzziah' : 'Amoz')
    await sleep(200)
  }
  const taken = await until(() => members.every((one) => one.waiting() === 0), withinMs)
  see(`every answer has its mark after ${seconds(taken)}`, taken !== undefined)
  const refusals = members.map(({ errors }, at) => errors.filter((error) => error['submissionId'] === blanks[at]))
  const isNamed = refusals.every(([error]) => error?.['message'] === 'Answer is required')
  see(isNamed ? 'a blank answer was refused by name' : JSON.stringify(refusals), isNamed)
  const moved = all.filter(({ closes }) => closes.includes(4000)).length
  see(`${moved} went over to the other hub`, moved > 0)

  host.say({ type: 'end_room', roomId: host.seat.roomId, hostId: host.seat.userId })
  const ended = await until(() => all.every(({ closes }) => closes.at(-1) === 4010), withinMs)
  see(`all were told that the room is over after ${seconds(ended)}`, ended !== undefined)
  await seeStored(stack, members, questions.length, see)
  for (const one of all) one.stop()
}

/** Opens a room for chapter 1 as a coach who has just signed in. */
async function openRoom(stack: Stack, api: string): Promise<{ host: Stranger; token: string; cookie: string }> {
  const { code } = await makeCoach(stack.db, { clubName: 'Kestrels' })
  const { cookie = '' } = await callRooms(api, 'POST /api/coaches/login', { body: { code, clubName: 'Kestrels' } })
  const made = await callRooms(api, 'POST /api/study-rooms', {
    body: { title: 'Tuesday', chapters: [1], coachCode: code },
    cookie,
  })
  const token = String(made.body['hostToken'])
  const { userId, nickname } = made.body['participant'] as { userId: string; nickname: string }
  const seat = { roomId: String(made.body['id']), roomCode: String(made.body['code']), nickname, userId, token }
  return { host: openStranger(hubsOf(stack), seat), token, cookie }
}

/** Takes a seat with the code of a player who is registered. */
async function join(stack: Stack, api: string, { roomId, roomCode }: StrangersSeat): Promise<Stranger> {
  const { code } = await makePlayer(stack.db, { createdAt: new Date() })
  const { body } = await callRooms(api, `POST /api/study-rooms/${roomCode}/join`, { body: { nickname: code } })
  const { userId, nickname } = body['participant'] as { userId: string; nickname: string }
  return openStranger(hubsOf(stack).toReversed(), { roomId, roomCode, nickname, userId, token: String(body['token']) })
}

const hubsOf = (stack: Stack): string[] => stack.rooms.map(({ url }) => url)

/** That the room that each shows, and each one's marks, are as the database has them. */
async function seeStored(stack: Stack, members: readonly Stranger[], asked: number, see: See): Promise<void> {
  const stored = await findRoom(stack.db, members[0]?.seat.roomId ?? '')
  const wrong = members.filter(({ seat, marks, room, gaps }) => {
    const own = stored?.participants.find(({ userId }) => userId === seat.userId)
    const shown = room()?.participants.find(({ userId }) => userId === seat.userId)
    const points = [...marks.values()].reduce((sum, score) => sum + score, 0)
    const isRight = marks.size === asked && own?.questionsAnswered === asked && points === own.score
    return !isRight || shown?.score !== own.score || gaps.length > 0 || room()?.status !== 'completed'
  })
  const what = `${members.length * asked} marks as stored, no version missed`
  see(wrong.length === 0 ? what : `${wrong.length} of ${members.length} show something else`, wrong.length === 0)
}

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { quantile } from '../../figures/quantile.ts'
import type { Member } from '../sockets/openMember.ts'
import { members } from './members.ts'

/**
 * Times from an answer that was sent to its own mark, and to each member
 * of the room that hears the new score, in ms. `snapshots`: how often
 * a member was told the whole room instead, because its hub missed
 * something. A screen for a hall is a member who hears and answers nothing.
 */
export type Submitted = {
  seconds: number
  sent: number
  snapshots: number
  verdict: Times
  score: Times
  /** The scores at screens for a hall alone. */
  atScreens: Times
}
type Times = { p50: number; p99: number; longest: number }

export type AskedQuestion = { id: string; answer: string }

/** A room while answers are sent: when the answer of each version was sent, as far as it is known. */
type Room = { members: Member[]; sentAt: Map<number, number>; version: number }

/** How far each member is in the questions, from run to run. */
const asked = new Map<string, number>()

/** As much of a message as its type, room, version and user are in. */
const headBytes = 260
const userIdOf = /"userId":"([^"]+)"/
const versionOf = /"version":(\d+)/

/**
 * Sends answers at an even rate for some seconds, whatever comes back, one member
 * of each room after the other, and waits until each has its mark and each
 * member of the room has heard of it; throws where one is missing after 15 s.
 */
export async function submit(options: {
  rate: number
  seconds: number
  questions: AskedQuestion[]
}): Promise<Submitted> {
  const { rate, seconds, questions } = options
  const rooms = [...Map.groupBy(members.values(), ({ seat }) => seat.roomId).values()].map((inside): Room => ({
    members: inside,
    sentAt: new Map(),
    version: 0,
  }))
  const answering = rooms.map((room) => room.members.filter(({ seat }) => seat.isScreen !== true))
  const largest = Math.max(...answering.map(({ length }) => length))
  const all = Array.from({ length: largest }, (_, place) =>
    answering.flatMap((inside) => inside.slice(place, place + 1)),
  ).flat()
  const pending = new Map<string, { submissionId: string; at: number }>()
  const sentAt = new Map<string, number>()
  const verdicts: number[] = []
  const scores = { all: [] as number[], atScreens: [] as number[] }
  let snapshots = 0
  const settle = (userId: string, now: number): void => {
    const answer = pending.get(userId)
    if (answer !== undefined && pending.delete(userId)) verdicts.push(now - answer.at)
  }
  const noteScore = ({ seat }: Member, ms: number): void => {
    scores.all.push(ms)
    if (seat.isScreen === true) scores.atScreens.push(ms)
  }
  const hear = (member: Member, room: Room) => (payload: Buffer) => {
    const now = performance.now()
    const head = payload.toString('latin1', 0, headBytes)
    if (head.startsWith('{"type":"answer_submitted"')) settle(member.seat.userId, now)
    else if (head.startsWith('{"type":"score_updated"')) {
      const version = Number(versionOf.exec(head)?.[1])
      const at = sentAt.get(userIdOf.exec(head)?.[1] ?? '') ?? Number.NaN
      room.sentAt.set(version, at)
      room.version = Math.max(room.version, version)
      member.version = version
      noteScore(member, now - at)
    } else if (head.startsWith('{"type":"room_snapshot"')) {
      const snapshot = JSON.parse(payload.toString()) as { version: number; answers: { submissionId: string }[] }
      snapshots += 1
      for (let version = member.version + 1; version <= snapshot.version; version += 1)
        noteScore(member, now - (room.sentAt.get(version) ?? now))
      member.version = snapshot.version
      const own = pending.get(member.seat.userId)?.submissionId
      if (snapshot.answers.some(({ submissionId }) => submissionId === own)) settle(member.seat.userId, now)
    } else if (head.startsWith('{"type":"error"')) throw new Error(`an answer was refused: ${payload.toString()}`)
  }
  for (const room of rooms) for (const member of room.members) member.onText = hear(member, room)

  const send = (member: Member, number: number): void => {
    const { userId, roomId } = member.seat
    const index = asked.get(userId) ?? 0
    const question = questions[(index + number) % questions.length]
    if (question === undefined || index >= questions.length) throw new Error('the season has no more questions')
    asked.set(userId, index + 1)
    const submissionId = randomUUID()
    const answer = { type: 'submit_answer', roomId, userId, submissionId, questionIndex: index }
    const text = JSON.stringify({ ...answer, answer: question.answer, question: { id: question.id } })
    const now = performance.now()
    sentAt.set(userId, now)
    pending.set(userId, { submissionId, at: now })
    member.socket.send(text)
  }
  const from = performance.now()
  let sent = 0
  while (performance.now() - from < seconds * 1_000) {
    const due = ((performance.now() - from) / 1_000) * rate
    for (; sent < due; sent += 1) send(all[sent % all.length] as Member, sent % all.length)
    await sleep(2)
  }
  const took = (performance.now() - from) / 1_000
  const isDone = (): boolean =>
    pending.size === 0 &&
    rooms.every((room) => room.members.every(({ version }) => version >= room.version)) &&
    verdicts.length === sent
  const end = performance.now() + 15_000
  while (!isDone() && performance.now() < end) await sleep(10)
  if (!isDone()) throw new Error(`${verdicts.length} of ${sent} marks arrived, or members are behind their rooms`)
  return {
    seconds: took,
    sent,
    snapshots,
    verdict: timesOf(verdicts),
    score: timesOf(scores.all),
    atScreens: timesOf(scores.atScreens),
  }
}

function timesOf(values: number[]): Times {
  return { p50: quantile(values, 0.5), p99: quantile(values, 0.99), longest: quantile(values, 1) }
}

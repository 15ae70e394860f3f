import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { answerTo } from '../answerTo.ts'
import type { AskedQuestion } from '../answerTo.ts'
import { openAnswerTimes } from '../answerTimes.ts'
import type { AnswerTimes } from '../answerTimes.ts'
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
type Times = ReturnType<AnswerTimes['verdicts']>

/** How far each member is in the questions, from run to run. */
const asked = new Map<string, number>()

/** As much of a message as its type, room, submission and version are in. */
const headBytes = 320
const submissionOf = /"submissionId":"([^"]+)"/
const versionOf = /"version":(\d+)/

/**
 * Sends answers at an even rate for some seconds, whatever comes back, one member
 * of each room after the other, all of a room through the same questions in one order, and waits until each has its mark and each
 * member of the room has heard of it; throws where one is missing after 15 s,
 * was refused, or a member's socket was closed.
 */
export async function submit(options: {
  rate: number
  seconds: number
  questions: AskedQuestion[]
}): Promise<Submitted> {
  const { rate, seconds, questions } = options
  const rooms = [...Map.groupBy(members.values(), ({ seat }) => seat.roomId).entries()]
  const answering = rooms.map(([, inside]) => inside.filter(({ seat }) => seat.isScreen !== true))
  const largest = Math.max(...answering.map(({ length }) => length))
  const all = Array.from({ length: largest }, (_, place) =>
    answering.flatMap((inside) => inside.slice(place, place + 1)),
  ).flat()
  const times = openAnswerTimes()
  const refused: string[] = []
  let snapshots = 0
  const hear = (member: Member) => (payload: Buffer) => {
    const now = performance.now()
    const { roomId: id, isScreen = false } = member.seat
    const head = payload.toString('latin1', 0, headBytes)
    if (head.startsWith('{"type":"answer_submitted"')) {
      const version = Number(versionOf.exec(head)?.[1])
      times.marked(submissionOf.exec(head)?.[1] ?? '', { id, version }, now)
    } else if (head.startsWith('{"type":"score_updated"')) {
      member.version = Number(versionOf.exec(head)?.[1])
      times.heard({ id, version: member.version }, now, isScreen)
    } else if (head.startsWith('{"type":"room_snapshot"')) {
      const snapshot = JSON.parse(payload.toString()) as {
        version: number
        answers: { submissionId: string; version: number }[]
      }
      snapshots += 1
      for (const { submissionId, version } of snapshot.answers) times.marked(submissionId, { id, version }, now)
      for (let version = member.version + 1; version <= snapshot.version; version += 1)
        times.heard({ id, version }, now, isScreen)
      member.version = snapshot.version
    } else if (head.startsWith('{"type":"error"')) refused.push(payload.toString())
  }
  for (const [, inside] of rooms) for (const member of inside) member.onText = hear(member)

  const firstOf = new Map(rooms.map(([id], place) => [id, Math.floor((place * questions.length) / rooms.length)]))
  const send = (member: Member, number: number): void => {
    const { userId, roomId } = member.seat
    const index = asked.get(userId) ?? 0
    const question = questions[(index + (firstOf.get(roomId) ?? 0)) % questions.length]
    if (question === undefined || index >= questions.length) throw new Error('the season has no more questions')
    asked.set(userId, index + 1)
    const submissionId = randomUUID()
    const answer = { type: 'submit_answer', roomId, userId, submissionId, questionIndex: index }
    const text = JSON.stringify({ ...answer, answer: answerTo(question, number), question: { id: question.id } })
    times.sent(submissionId, performance.now())
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
  const behind = (): number =>
    rooms.flatMap(([id, inside]) => {
      const last = times.versionOf(id)
      return inside.filter(({ version }) => version < last)
    }).length
  const isDone = (): boolean => times.missing() === 0 && behind() === 0
  const end = performance.now() + 15_000
  while (!isDone() && refused.length === 0 && performance.now() < end) await sleep(10)
  if (!isDone()) {
    const closed = [...members.values()].flatMap(({ closedBy }) => closedBy ?? [])
    const seen = [
      `${times.missing()} of ${sent} marks are missing, ${behind()} members behind their rooms`,
      closed.length > 0 && `${closed.length} sockets closed (${[...new Set(closed)].join(', ')})`,
      refused.length > 0 && `${refused.length} answers refused: ${refused[0]}`,
    ]
    throw new Error(seen.filter((part) => part !== false).join('; '))
  }
  return {
    seconds: took,
    sent,
    snapshots,
    verdict: times.verdicts(),
    score: times.scores('all'),
    atScreens: times.scores('screens'),
  }
}

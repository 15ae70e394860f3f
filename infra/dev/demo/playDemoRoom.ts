import { orderQuestions } from '@seraph/domain/rooms/orderQuestions'
import { roomTokenHeader } from '@seraph/schema/http/headers'
import { createStudyRoom, joinStudyRoom, startStudyRoom } from '@seraph/schema/http/rooms/studyRooms'
import { randomUUID } from 'node:crypto'

import { demoResponse } from './demoResponse.ts'
import type { Caller } from './openCaller.ts'
import type { DemoSeason } from './openDemoSeason.ts'
import { openSeat } from './openSeat.ts'

const chapter = 6
const questionsEach = 6

/** A child with a session, who takes part. */
export type RoomChild = { caller: Caller; code: string; accuracy: number }

/**
 * Plays a room to its end as a coach and children do: each answers its own questions, and the host ends it. Nobody writes that fast:
 * these answers are practice, which counts for no rank (rule 44).
 */
export async function playDemoRoom(
  roomsUrl: string,
  { season }: DemoSeason,
  { coach, children, random }: { coach: Caller; children: readonly RoomChild[]; random: (below: number) => number },
): Promise<void> {
  const room = await coach.call(createStudyRoom, {
    title: 'The evening before',
    chapters: [chapter],
    settings: { questionsEach },
  })
  const { id: roomId, code: roomCode, participant: hosting, hostToken } = room
  const host = await openSeat(roomsUrl, coach.cookie(), { roomCode, ...named(hosting), token: hostToken })
  const seats = []
  for (const child of children) {
    const joined = await child.caller.call(joinStudyRoom, { nickname: child.code }, { params: { code: roomCode } })
    const { participant, token } = joined
    const seat = await openSeat(roomsUrl, child.caller.cookie(), { roomCode, ...named(participant), token })
    seats.push({ ...child, participant, seat })
  }
  await coach.call(startStudyRoom, undefined, { params: { roomId }, headers: { [roomTokenHeader]: hostToken } })
  const all = [...season.questionById.values()].filter(({ isRetired }) => !isRetired)
  const ofChapter = all.filter((question) => question.chapter === chapter)
  for (const { participant, accuracy, seat } of seats) {
    const { id: participantId, givenChapters } = participant
    const asked = orderQuestions(ofChapter, { roomId, participantId, givenChapters, questionsEach })
    for (const [questionIndex, question] of asked.entries()) {
      const other = all[random(all.length)] ?? question
      const submissionId = randomUUID()
      const answer = demoResponse(question, other, accuracy, random)
      const { userId } = participant
      seat.send({
        type: 'submit_answer',
        roomId,
        userId,
        submissionId,
        questionIndex,
        answer,
        question: { id: question.id },
      })
      await seat.heard('answer_submitted', (told) => told.submissionId === submissionId && told.evaluation.isFinal)
    }
  }
  host.send({ type: 'end_room', roomId, hostId: hosting.userId })
  await host.heard('room_ended')
  for (const { close } of [host, ...seats.map(({ seat }) => seat)]) close()
}

const named = ({ nickname, userId }: { nickname: string; userId: string }) => ({ nickname, userId })

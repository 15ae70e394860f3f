import { plainText } from '@seraph/domain/text/plainText'
import { findRoomAnswer, insertRoomAnswer } from '@seraph/db/queries/roomAnswers'
import type { MarkedAnswer, NewRoomAnswer } from '@seraph/db/queries/roomAnswers'
import { JUDGE_VERSION, judge } from '@seraph/domain/judging/judge'
import { localDate } from '@seraph/domain/progress/localDate'
import type { SubmitAnswer } from '@seraph/schema/rooms/client/submitAnswer'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'
import { randomUUID } from 'node:crypto'

import { canAskModelNow } from '../canAskModelNow.ts'
import type { LiveRoom, Member } from '../liveRoom.ts'
import { presentAnswer } from '../memberPart.ts'
import { findQuestion } from '../roomSeason.ts'
import type { RoomQuestion, RoomSeason } from '../roomSeason.ts'
import { complaintOf } from '../session.ts'
import type { Connection } from '../socket.ts'
import { seatOf } from './handler.ts'
import type { Handler, HandlerDeps } from './handler.ts'

/** Marks an answer and stores it with its mark in one statement; then participant, host and room hear of it (SPEC 7). */
export const submitAnswer: Handler<'submit_answer'> = async (deps, connection, message) => {
  const refuse = (code: ChannelErrorCode): void => connection.say(complaintOf(code, message.submissionId))
  const seat = seatOf(deps, connection)
  const season = await deps.seasons.get()
  if (seat === undefined || seat.room.id !== message.roomId) return refuse('not_joined')
  const { room, member } = seat
  if (member.isHost || message.userId !== member.participantId) return refuse('seat_lost')
  if (season === undefined) return refuse('unavailable')
  const question = findQuestion(season, message.question)
  if (question === undefined) return refuse('question_not_found')
  if (refusalOf(room, member, question) !== undefined) {
    await room.refresh()
    const refusal = refusalOf(room, member, question)
    if (refusal !== undefined && !(await repeat(deps, { connection, member, message, question, season })))
      return refuse(refusal)
    if (refusal !== undefined) return
  }
  const answer = await markAnswer(deps, { connection, member, message, question, season })
  const marked = await insertRoomAnswer(deps.db, answer)
  if (marked !== undefined) {
    tell(deps, { answer, marked, season })
    return
  }
  if (!(await repeat(deps, { connection, member, message, question, season }))) {
    await room.refresh()
    refuse(refusalOf(room, member, question) ?? 'seat_lost')
  }
}

type Asked = {
  connection: Connection
  member: Member
  message: SubmitAnswer
  question: RoomQuestion
  season: RoomSeason
}

/** Why the answer isn't taken, as far as this hub knows the room. */
function refusalOf(live: LiveRoom, member: Member, question: RoomQuestion): ChannelErrorCode | undefined {
  const room = live.room()
  if (room.status === 'completed') return 'room_completed'
  if (room.status === 'waiting') return 'room_not_active'
  const own = room.participants.find(({ id }) => id === member.participantId)
  return own?.assignedChapters.includes(question.chapter) === true ? undefined : 'chapter_not_assigned'
}

async function markAnswer(deps: HandlerDeps, asked: Asked): Promise<NewRoomAnswer> {
  const { connection, member, message, question, season } = asked
  const response = plainText(message.answer)
  const builtIn = judge(question.asked, response, season.lexicon)
  const { player } = connection.identity
  const isCounting = player !== undefined && player.id === connection.seat?.playerId
  const day = isCounting ? localDate(deps.clock(), player.timeZone ?? 'UTC') : undefined
  return {
    roomId: message.roomId,
    participantId: member.participantId,
    seasonId: season.id,
    question,
    submissionId: message.submissionId,
    evaluationId: randomUUID(),
    response,
    builtIn,
    judgeVersion: JUDGE_VERSION,
    leaseMs: (await canAskModelNow(deps, connection.address, builtIn)) ? deps.env.MODEL_WAIT_MS : undefined,
    counting:
      day === undefined || player === undefined
        ? undefined
        : { playerId: player.id, localDate: day, eventId: randomUUID() },
  }
}

/** Tells everybody whom it concerns, and queues what follows: the model's judgement, or the player's totals. */
function tell(deps: HandlerDeps, told: { answer: NewRoomAnswer; marked: MarkedAnswer; season: RoomSeason }): void {
  const { answer, marked, season } = told
  const { roomId, participantId: userId, evaluationId, submissionId, builtIn, leaseMs, counting } = answer
  const { participant, version } = marked
  const { id: questionId, chapter } = answer.question
  const stored = { userId, submissionId, questionId, chapter, version, evaluationId }
  deps.rooms.announce({
    event: { type: 'score_updated', roomId, version, userId, newScore: participant.score, participants: [participant] },
    answer: presentAnswer(
      { ...stored, judgedBy: 'built-in', judgement: builtIn, isFinal: leaseMs === undefined },
      season,
    ),
  })
  deps.metrics.evaluations.inc({ judged_by: 'built-in' })
  const leave = (error: unknown): void => deps.log.debug({ err: error, evaluationId }, 'left to the sweep')
  const requestId = `room ${roomId}`
  if (leaseMs !== undefined) {
    deps.queue.enqueue('room.judge', { evaluationId, requestId }, { jobId: evaluationId }).catch(leave)
  } else if (marked.eventId !== null && counting !== undefined) {
    deps.queue.applyProgress({ playerId: counting.playerId, season: season.id, requestId })
  }
}

/** Says to the participant alone what became of the first answer; false where there is none (SPEC 7.3). */
async function repeat(deps: HandlerDeps, { connection, member, message, question, season }: Asked): Promise<boolean> {
  const { participantId } = member
  const found = await findRoomAnswer(deps.db, {
    participantId,
    questionId: question.id,
    submissionId: message.submissionId,
  })
  if (found?.answer == null) return false
  const answer = presentAnswer(found.answer, season)
  connection.say({ type: 'answer_submitted', roomId: message.roomId, ...answer, repliesTo: message.submissionId })
  return true
}

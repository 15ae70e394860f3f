import { withoutUnseen } from '@seraph/schema/names/withoutUnseen'
import { listCoachedClubs } from '@seraph/db/queries/appeals/keyRevisions'
import { findRoomAnswer } from '@seraph/db/queries/rooms/roomAnswers'
import type { MarkedAnswer, NewRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import { JUDGE_VERSION } from '@seraph/judge/judge'
import { rememberJudgements } from '@seraph/judge/rememberJudgements'
import { dayInZone } from '@seraph/domain/counting/dayInZone'
import type { DistressKind } from '@seraph/schema/distress'
import type { SubmitAnswer } from '@seraph/schema/rooms/client/submitAnswer'
import type { ChannelErrorCode } from '@seraph/schema/rooms/server/channelError'
import { randomUUID } from 'node:crypto'

import { care } from '../care.ts'
import { heedAnswer } from '../heedAnswer.ts'
import { canAskModelNow } from '../canAskModelNow.ts'
import type { LiveRoom } from '../live/liveRoom.ts'
import type { Connection, Member } from '../live/connection.ts'
import { presentAnswer } from '../seats/memberPart.ts'
import { findQuestion } from '../live/roomSeason.ts'
import type { RoomQuestion, RoomSeason } from '../live/roomSeason.ts'
import { complaintOf } from '../seats/complaintOf.ts'
import { seatOf } from './handler.ts'
import type { Handler, HandlerDeps } from './handler.ts'

const judge = rememberJudgements()

/**
 * Marks an answer and stores it with its mark in one statement; then participant, host and room hear of it (SPEC 7). One that speaks of
 * distress is shown to no model, and whoever wrote it hears kind words alone (rule 50).
 */
export const submitAnswer: Handler<'submit_answer'> = async (deps, connection, message) => {
  const refuse = (code: ChannelErrorCode): void => connection.say(complaintOf(code, message.submissionId))
  const seat = seatOf(deps, connection)
  if (seat === undefined || seat.room.id !== message.roomId) return refuse('not_joined')
  const { room, member } = seat
  if (member.isHost || member.screenOf !== undefined || message.userId !== member.participantId)
    return refuse('seat_lost')
  const season = await deps.seasons.find(room.room().seasonId)
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
  const distress = await heedAnswer(deps, season, question, message.answer)
  const answer = await markAnswer(deps, { connection, member, message, question, season, distress })
  const marked = await deps.storeAnswer(answer)
  if (marked !== undefined) {
    tell(deps, { answer, marked, season })
    if (distress !== undefined) await care(deps, connection, { roomId: message.roomId, kind: distress })
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
  // What was taken back since counts too: its question may have been under way (rule 161).
  if (own?.givenChapters.flat().includes(question.chapter) !== true) return 'chapter_not_assigned'
  return room.turn === null || room.turn.question?.id === question.id ? undefined : 'question_closed'
}

async function markAnswer(
  deps: HandlerDeps,
  asked: Asked & { distress: DistressKind | undefined },
): Promise<NewRoomAnswer> {
  const { connection, member, message, question, season, distress } = asked
  const response = withoutUnseen(message.answer)
  const { player } = connection.identity
  const clubs =
    player !== undefined && season.keys.isOfClubs(question.id) ? await listCoachedClubs(deps.db, player.id) : []
  const asking = season.keys.askedOf(question, clubs)
  const builtIn = judge(asking, response, season.lexicon, season.scriptureOf(question))
  const isAskingModel = distress === undefined && (await canAskModelNow(deps, connection.address, builtIn))
  const isCounting = player !== undefined && player.id === connection.seat?.playerId
  const day = isCounting ? dayInZone(deps.clock(), player, undefined).localDate : undefined
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
    leaseMs: isAskingModel ? deps.env.MODEL_WAIT_MS : undefined,
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
  const { participant, version, counted } = marked
  const { id: questionId, chapter } = answer.question
  const stored = { userId, submissionId, questionId, chapter, version, evaluationId }
  deps.rooms.announce({
    event: { type: 'score_updated', roomId, version, userId, newScore: participant.score, participants: [participant] },
    answer: {
      ...presentAnswer({ ...stored, judgedBy: 'built-in', judgement: builtIn, isFinal: leaseMs === undefined }, season),
      ...(counted !== null && { counted }),
    },
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

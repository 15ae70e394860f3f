import type { StoredAnswer } from '@seraph/db/queries/rooms/roomAnswers'
import { presentEvaluation } from '@seraph/judge/say/presentEvaluation'
import { markOf } from '@seraph/domain/rooms/events/roomView'
import type { RoomAnswer, RoomMark } from '@seraph/schema/rooms/roomAnswer'

import type { RoomSeason } from '../live/roomSeason.ts'

/** An answer as whoever gave it sees it; of a question that the season no longer has, without other wordings. */
export function presentAnswer(stored: StoredAnswer, season: RoomSeason | undefined): RoomAnswer {
  const { evaluationId: id, judgedBy, judgement, isFinal, ...answer } = stored
  const parts = season?.questionById.get(stored.questionId)?.parts ?? []
  return { ...answer, evaluation: { ...presentEvaluation({ id, judgedBy, judgement }, { parts }), isFinal } }
}

/** What a member is told besides the room: its own answers, or of a host everybody's marks. */
export function memberPart(
  answers: readonly RoomAnswer[],
  member: { participantId: string; isHost: boolean },
): { answers: RoomAnswer[]; marks: RoomMark[] } {
  if (member.isHost) return { answers: [], marks: answers.map(markOf) }
  return { answers: answers.filter(({ userId }) => userId === member.participantId), marks: [] }
}

import type { AnswerResultRow, RoomResultRow } from '@seraph/db/queries/rooms/roomResults'
import { accuracy } from '@seraph/domain/progress/accuracy'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import type { getRoomResults } from '@seraph/schema/http/rooms/roomResults'

import { presentAnswer } from './presentAnswer.ts'

export type RoomResults = ReplyOf<typeof getRoomResults>

/** A room's results as its host reads them: by participant, by chapter, and both. */
export function presentResults({ participants, ...room }: RoomResultRow): RoomResults {
  return {
    ...room,
    participants: participants.map(({ participant, participationTime, answers }) => ({
      id: participant.id,
      nickname: participant.nickname,
      teamName: participant.teamName,
      assignedChapters: participant.assignedChapters,
      questionsAnswered: participant.questionsAnswered,
      score: participant.score,
      pointsPossible: participant.pointsPossible,
      accuracy: participant.accuracy,
      participationTime,
      chapters: byChapter(answers),
      answers: answers.map(presentAnswer),
    })),
    chapters: byChapter(participants.flatMap(({ answers }) => answers)),
  }
}

function byChapter(answers: readonly AnswerResultRow[]): RoomResults['chapters'] {
  return [...Map.groupBy(answers, ({ chapter }) => chapter)]
    .map(([chapter, some]) => {
      const score = some.reduce((sum, one) => sum + one.score, 0)
      const pointsPossible = some.reduce((sum, one) => sum + one.maxScore, 0)
      return {
        chapter,
        questionsAnswered: some.length,
        score,
        pointsPossible,
        accuracy: accuracy(score, pointsPossible),
      }
    })
    .toSorted((a, b) => a.chapter - b.chapter)
}

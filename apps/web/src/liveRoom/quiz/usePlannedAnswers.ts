import { countQuestions } from '@seraph/domain/rooms/results/countQuestions'
import type { Room, RoomParticipant } from '@seraph/schema/rooms/room'

import { useQuestionCounts } from './useQuestionCounts.ts'

/** How many answers each child of a room is to give in all, as far as the room tells it; undefined as long as that isn't known. */
export function usePlannedAnswers(room: Room): (participant: RoomParticipant) => number | undefined {
  const counts = useQuestionCounts(
    room.participants.flatMap(({ assignedChapters }) => assignedChapters),
    room,
  )
  return (participant) => {
    if (room.turn !== null) return room.turn.total
    return countQuestions(
      { ...participant, questionsAnswered: 0 },
      {
        questionsEach: room.settings.questionsEach,
        inChapter: (chapter) => counts.get(chapter),
        answeredIn: () => 0,
      },
    ).total
  }
}

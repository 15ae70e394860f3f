import { countQuestions } from '@seraph/domain/rooms/results/countQuestions'
import { watchSeats, type WatchedSeat } from '@seraph/domain/rooms/watchSeats'

import { useQuestionCounts } from './quiz/useQuestionCounts.ts'
import type { RoomMember } from './line/roomMember.ts'
import { useNow } from './useNow.ts'
import { useTyping } from './quiz/useTyping.ts'

/** Everybody in the room as the host watches them, live (rule 177). */
export function useWatchedSeats({ client, state }: Pick<RoomMember, 'client' | 'state'>): WatchedSeat[] {
  const { room, marks } = state.view
  const typing = useTyping(client)
  const now = useNow(15_000)
  const counts = useQuestionCounts(
    room.participants.flatMap(({ assignedChapters }) => assignedChapters),
    room,
  )
  const answered = new Map<string, number>()
  for (const { userId, chapter } of Object.values(marks)) {
    const key = `${userId} ${chapter}`
    answered.set(key, (answered.get(key) ?? 0) + 1)
  }
  return watchSeats(room, {
    typing,
    now,
    progressOf: (one) =>
      room.turn !== null
        ? { answered: one.questionsAnswered, total: room.turn.total }
        : countQuestions(one, {
            questionsEach: room.settings.questionsEach,
            inChapter: (chapter) => counts.get(chapter),
            answeredIn: (chapter) => answered.get(`${one.id} ${chapter}`) ?? 0,
          }),
  })
}

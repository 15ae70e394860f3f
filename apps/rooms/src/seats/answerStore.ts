import type { OneWrite } from '@seraph/db/open'
import { insertFreeAnswers, insertRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import type { MarkedAnswer, NewRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'

import { gather } from '../live/gather.ts'

/** Stores an answer with its mark; undefined where it isn't taken. */
export type AnswerStore = (answer: NewRoomAnswer) => Promise<MarkedAnswer | undefined>

/**
 * So many answers are stored in one statement. They wait no longer than for a connection, and after 300 ms only those of the same rooms and
 * players still wait for a statement that hasn't come back.
 */
const answersAtOnce = { most: 64, patienceMs: 2_000, lateMs: 300, restMs: 25, busyFrom: 4 }

/** So often an answer is gathered before it is stored by itself: under load another hub's answers hold its room for a moment. */
const tries = 4

/**
 * Stores a hub's answers, those that come at the same moment in one statement (SPEC 7.8). An answer whose room or player somebody else
 * holds is gathered again, and in the end stored by itself: it alone waits for them.
 */
export function openAnswerStore(db: OneWrite): AnswerStore {
  const store = gather({
    run: (answers: NewRoomAnswer[]) => insertFreeAnswers(db, answers),
    ...answersAtOnce,
    alone: namesOf,
    apart: (answer) => [answer.roomId, ...namesOf(answer)],
  })
  return async (answer) => {
    for (let left = tries; left > 0; left -= 1) {
      const tried = await store(answer)
      if (tried !== undefined) return tried.marked
    }
    return insertRoomAnswer(db, answer)
  }
}

/** Whose an answer is, in the room and as a player. */
function namesOf({ participantId, counting }: NewRoomAnswer): string[] {
  return [participantId, ...(counting === undefined ? [] : [counting.playerId])]
}

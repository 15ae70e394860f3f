import type { OneWrite } from '@seraph/db/open'
import { insertFreeAnswers, insertRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'
import type { MarkedAnswer, NewRoomAnswer } from '@seraph/db/queries/rooms/storeAnswers'

import { inBatches } from '../live/inBatches.ts'

/** Stores an answer with its mark; undefined where it isn't taken. */
export type AnswerStore = (answer: NewRoomAnswer) => Promise<MarkedAnswer | undefined>

/** What comes within so few milliseconds is one statement; one that takes longer holds up nobody else's. */
const answersAtOnce = { most: 32, width: 1, restMs: 4, patienceMs: 50 }

/** Stores a hub's answers, those that come at the same moment in one statement (SPEC 7.1). */
export function openAnswerStore(db: OneWrite): AnswerStore {
  const gathered = inBatches({ run: (answers: NewRoomAnswer[]) => storeTogether(db, answers), ...answersAtOnce })
  return async (answer) => {
    const stored = await gathered(answer)
    return stored === undefined ? insertRoomAnswer(db, answer) : stored.marked
  }
}

/** Undefined stands for an answer that is to be stored by itself, which may wait for whoever holds its room. */
async function storeTogether(
  db: OneWrite,
  answers: NewRoomAnswer[],
): Promise<({ marked: MarkedAnswer | undefined } | undefined)[]> {
  const [first, ...others] = answers
  if (first !== undefined && others.length === 0) return [{ marked: await insertRoomAnswer(db, first) }]
  const now = firstOfEachMember(answers)
  const marked = await insertFreeAnswers(db, now)
  return answers.map((answer) => {
    const own = marked[now.indexOf(answer)]
    return own && { marked: own }
  })
}

/** A participant has one answer in a statement, and so has a player who sits in several rooms. */
function firstOfEachMember(answers: NewRoomAnswer[]): NewRoomAnswer[] {
  const members = new Set<string>()
  return answers.filter(({ participantId, counting }) => {
    const own = [participantId, ...(counting === undefined ? [] : [counting.playerId])]
    const isFirst = own.every((id) => !members.has(id))
    for (const id of own) members.add(id)
    return isFirst
  })
}

import { Question } from '@seraph/schema/http/questions'

import '../../api/jitless.ts'

const keyOf = (participantId: string) => `roomUnderWay:${participantId}`

/** The question that this seat was being asked in this tab: a reload doesn't take it away (rule 161). */
export function readUnderWay(participantId: string): Question | undefined {
  try {
    return Question.safeParse(JSON.parse(sessionStorage.getItem(keyOf(participantId)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps it; undefined forgets it. */
export function writeUnderWay(participantId: string, question: Question | undefined): void {
  try {
    if (question === undefined) sessionStorage.removeItem(keyOf(participantId))
    else sessionStorage.setItem(keyOf(participantId), JSON.stringify(question))
  } catch {
    // A browser that keeps nothing for a tab begins again at the first open question.
  }
}

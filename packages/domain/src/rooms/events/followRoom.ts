/** A question on a child's screen, with what is written there and not sent. */
export type OnScreen<Question> = { question: Question; text: string }

/**
 * What a child has on its screen in a room that goes together (rule 207): the room's question, or one that the room has left as long as
 * something is written there that was not sent. Undefined where there is neither.
 * @param current the room's question; undefined once it is through. `given`: what was sent, by question. `draftOf`: what was written
 * for a question before.
 */
export function followRoom<Question extends { id: string }>(
  onScreen: OnScreen<Question> | undefined,
  room: {
    current: Question | undefined
    given: Readonly<Record<string, unknown>>
    draftOf: (question: Question) => string
  },
): OnScreen<Question> | undefined {
  const { current, given, draftOf } = room
  if (onScreen !== undefined) {
    const isUnsent = onScreen.text.trim() !== '' && !(onScreen.question.id in given)
    if (isUnsent || onScreen.question.id === current?.id) return onScreen
  }
  return current && { question: current, text: draftOf(current) }
}

/** What was written for a question and came too late to count (rule 207); with the question's words where they are known. */
export type LateAnswer = { questionId: string; answer: string; question?: string }

/** The late answers with one more; of one question the last. */
export function keepLate(known: readonly LateAnswer[], late: LateAnswer): LateAnswer[] {
  return [...known.filter(({ questionId }) => questionId !== late.questionId), late]
}

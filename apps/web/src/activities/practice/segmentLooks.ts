import type { Quiz } from './quizState.ts'

/** How a question's segment looks: all of it given, some of it, nothing yet of it though it was answered, or still open. */
export type SegmentLook = 'whole' | 'part' | 'none' | 'open'

/** The segments of a quiz, a question each, in its order. */
export function segmentLooks({ questions, marks }: Pick<Quiz, 'questions' | 'marks'>): SegmentLook[] {
  return questions.map(({ id }) => {
    const mark = marks[id]
    if (mark === undefined) return 'open'
    if (mark.score >= mark.maxScore) return 'whole'
    return mark.score === 0 ? 'none' : 'part'
  })
}

/** How a question's segment looks: all of it given, some of it, nothing yet of it though it was answered, or still open. */
export type SegmentLook = 'whole' | 'part' | 'none' | 'open'

/** What segments are drawn of: the questions in their order, and the marks by their ids. */
export type Marked = {
  questions: readonly { id: string }[]
  marks: Readonly<Record<string, { score: number; maxScore: number }>>
}

/** The segments of a quiz, a question each, in its order. */
export function segmentLooks({ questions, marks }: Marked): SegmentLook[] {
  return questions.map(({ id }) => {
    const mark = marks[id]
    if (mark === undefined) return 'open'
    if (mark.score >= mark.maxScore) return 'whole'
    return mark.score === 0 ? 'none' : 'part'
  })
}

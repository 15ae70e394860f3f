/** An answer in a room, as far as it tells how hard its question was. */
type Given = { questionId: string; score: number; maxScore: number }

/** A question with everybody's answers to it. */
export type AskedQuestion<Answer extends Given> = {
  questionId: string
  answers: Answer[]
  score: number
  pointsPossible: number
}

/** The questions that were answered, the hardest first: by the share of points that was earned, then by how many answered (rule 182). */
export function hardestQuestions<Answer extends Given>(answers: readonly Answer[]): AskedQuestion<Answer>[] {
  return [...Map.groupBy(answers, ({ questionId }) => questionId)]
    .map(([questionId, some]) => ({
      questionId,
      answers: some,
      score: some.reduce((sum, one) => sum + one.score, 0),
      pointsPossible: some.reduce((sum, one) => sum + one.maxScore, 0),
    }))
    .toSorted(
      (a, b) =>
        a.score * b.pointsPossible - b.score * a.pointsPossible ||
        b.answers.length - a.answers.length ||
        (a.questionId < b.questionId ? -1 : 1),
    )
}

/**
 * The questions that a room asks of these (rule 244): of a chapter with chosen ones these alone, of any other chapter all.
 * @param asked the chosen questions' ids; null chooses none, and all are asked.
 */
export function narrowQuestions<Question extends { id: string; chapter: number }>(
  questions: readonly Question[],
  asked: readonly string[] | null,
): readonly Question[] {
  if (asked === null) return questions
  const chosen = new Set(asked)
  const narrowed = new Set(questions.filter(({ id }) => chosen.has(id)).map(({ chapter }) => chapter))
  return questions.filter(({ id, chapter }) => chosen.has(id) || !narrowed.has(chapter))
}

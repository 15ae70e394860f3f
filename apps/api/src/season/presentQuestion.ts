import type { QuestionRow } from '@seraph/db/queries/seasons/questions'
import type { Question } from '@seraph/schema/http/questions'
import { QuestionType } from '@seraph/schema/vocabulary'

/** A question as whoever is to answer it sees it: without its answer (rule 17). */
export function presentQuestion(row: QuestionRow): Question {
  return {
    id: row.id,
    chapter: row.chapter,
    verse: row.verse,
    type: QuestionType.parse(row.type),
    points: row.points,
    question: row.question,
    hint: row.hint,
  }
}

/** The same with its answer, in the usual wording where it has another than the shown Bible's, which then stands beside it (rule 172). */
export function presentAnsweredQuestion(row: QuestionRow): Question {
  const beside = row.parts.map(({ text, usual }) => (usual === undefined ? null : text))
  return {
    ...presentQuestion(row),
    answer: row.parts.map(({ text, usual = text }) => usual),
    ...(beside.some((words) => words !== null) && { answerInThisBible: beside }),
  }
}

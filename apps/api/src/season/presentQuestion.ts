import type { QuestionRow } from '@seraph/db/queries/seasons/questions'
import type { Question } from '@seraph/schema/http/questions'
import { QuestionType } from '@seraph/schema/vocabulary'

/** A question with its answers; who may not have them leaves them out (rule 17). */
export function presentQuestion(row: QuestionRow): Question {
  return {
    id: row.id,
    chapter: row.chapter,
    verse: row.verse,
    type: QuestionType.parse(row.type),
    points: row.points,
    question: row.question,
    hint: row.hint,
    answer: row.parts.map((part) => part.text),
  }
}

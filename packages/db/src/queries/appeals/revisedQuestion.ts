import type { QuestionPart } from '@seraph/schema/judging'
import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** The question of a revision as it is asked today, with what its season says of words and chapters. */
export type RevisedQuestion = {
  chapter: number
  verse: string
  question: string
  points: number
  parts: QuestionPart[]
  isOrdered: boolean
  lexicon: object
  public: object
}

export async function findRevisedQuestion(
  db: Read,
  { seasonId, questionId }: { seasonId: string; questionId: string },
): Promise<RevisedQuestion | undefined> {
  const { rows } = await sql<RevisedQuestion>`
    select q.chapter, q.verse, q.question, q.points, q.parts, q.is_ordered, s.lexicon, s.public
    from questions q join seasons s on s.id = q.season_id
    where q.season_id = ${seasonId} and q.id = ${questionId}
  `.execute(reading(db))
  return rows[0]
}

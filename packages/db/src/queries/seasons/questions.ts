import type { JudgedQuestion, QuestionPart } from '@seraph/schema/judging'
import type { Selectable } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import type { QuestionContent, QuestionsTable } from '../../tables/questions.ts'

/** A question as the pack loads it. */
export type LoadedQuestion = Omit<QuestionContent, 'parts'> & { parts: readonly QuestionPart[] }

export type QuestionRow = Selectable<QuestionsTable>

/** What a judge needs of a row; a question that isn't marked as ordered may still show by its blanks that it is. */
export function judgedQuestion(row: Pick<QuestionRow, 'question' | 'points' | 'parts' | 'isOrdered'>): JudgedQuestion {
  const { question, points, parts, isOrdered } = row
  return { question, points, parts, ...(isOrdered && { ordered: true }) }
}

/** A season's questions in the pack's order; retired ones too, since they may still be answered. */
export async function listQuestions(db: Read, seasonId: string): Promise<QuestionRow[]> {
  return db.selectFrom('questions').selectAll().where('seasonId', '=', seasonId).orderBy('position').execute()
}

/** Writes a season's questions, in slices that stay under PostgreSQL's limit of parameters; a known id keeps its row. */
export async function upsertQuestions(tx: Tx, seasonId: string, questions: readonly LoadedQuestion[]): Promise<void> {
  const rows = questions.map((question, position) => ({
    ...question,
    seasonId,
    position,
    parts: JSON.stringify(question.parts),
    isRetired: false,
  }))
  for (let from = 0; from < rows.length; from += 1_000) {
    await tx
      .insertInto('questions')
      .values(rows.slice(from, from + 1_000))
      .onConflict((conflict) =>
        conflict.columns(['seasonId', 'id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          version: eb.ref('excluded.version'),
          chapter: eb.ref('excluded.chapter'),
          verse: eb.ref('excluded.verse'),
          type: eb.ref('excluded.type'),
          points: eb.ref('excluded.points'),
          question: eb.ref('excluded.question'),
          hint: eb.ref('excluded.hint'),
          parts: eb.ref('excluded.parts'),
          isOrdered: eb.ref('excluded.isOrdered'),
          isRetired: false,
        })),
      )
      .execute()
  }
}

/** Retires a season's questions that are not among those kept. */
export async function retireQuestions(tx: Tx, seasonId: string, kept: readonly { id: string }[]): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ isRetired: true })
    .where('seasonId', '=', seasonId)
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(kept.map(({ id }) => id))))))
    .execute()
}

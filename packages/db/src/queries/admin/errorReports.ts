import type { Insertable } from 'kysely'

import type { OneWrite, Read } from '../../open.ts'
import type { ErrorReportsTable } from '../../tables/errorReports.ts'

export type NewErrorReport = Omit<Insertable<ErrorReportsTable>, 'createdAt' | 'resolvedAt'>

/** Stores a report. */
export async function insertErrorReport(db: OneWrite, report: NewErrorReport): Promise<void> {
  await db.insertInto('errorReports').values(report).execute()
}

/** The trivia question that a report means: by its id, else by its chapter and exact text. */
export async function findReportedTrivia(
  db: Read,
  meant: { seasonId: string; id: string | undefined; chapter: number; question: string },
): Promise<{ id: string; question: string; answer: string } | undefined> {
  const all = db
    .selectFrom('triviaQuestions')
    .select(['id', 'question', 'answer'])
    .where('seasonId', '=', meant.seasonId)
    .orderBy('isRetired')
    .orderBy('position')
    .limit(1)
  const one =
    meant.id === undefined
      ? all.where('chapter', '=', meant.chapter).where('question', '=', meant.question)
      : all.where('id', '=', meant.id)
  return one.executeTakeFirst()
}

import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'

import type { Database } from '../open.ts'
import type { ErrorReportsTable } from '../tables/errorReports.ts'

/** A report about a question of chapter 1, not yet resolved, but for what `over` says; returns its id. */
export async function makeErrorReport(
  db: Database,
  over: Partial<Insertable<ErrorReportsTable>> & { seasonId: string },
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('errorReports')
    .values({
      id,
      quizType: 'ai-evaluated',
      chapter: 1,
      questionNumber: 1,
      questionText: 'Whose son was Isaiah?',
      userComment: 'The answer has a typing mistake.',
      ...over,
    })
    .execute()
  return id
}

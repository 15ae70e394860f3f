import type { Database } from '@seraph/db/open'
import { listQuestions } from '@seraph/db/queries/seasons/questions'
import type { LoadedQuestion } from '@seraph/db/queries/seasons/questions'

/** So many questions of the first open season, as a set has them. */
export async function listEventQuestions(db: Database, count: number): Promise<LoadedQuestion[]> {
  const { id } = await db.selectFrom('seasons').select('id').where('place', '=', 1).executeTakeFirstOrThrow()
  return (await listQuestions(db, id)).slice(0, count)
}

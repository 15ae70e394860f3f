import type { Database } from '@seraph/db/open'

/** How many answers of rooms there are. */
export async function countStored(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('groupQuizAnswers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

import type { Read } from '../open.ts'

/** What the words of the memorization game are made of: the season in play and the edition in use, by their hashes; undefined before both are there. */
export async function findMemoryState(db: Read): Promise<{ season: string; edition: string } | undefined> {
  return db
    .selectFrom('seasons')
    .innerJoin('editions', 'editions.isCurrent', 'seasons.isCurrent')
    .select(['seasons.hash as season', 'editions.hash as edition'])
    .where('seasons.isCurrent', '=', true)
    .executeTakeFirst()
}

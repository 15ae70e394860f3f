import type { Read } from '../../open.ts'

/** What the words of the memorization game are made of: an open season and the edition in use, by their hashes. */
export type MemoryState = { id: string; season: string; edition: string }

/** One for each open season, in their order; none before an edition is there. */
export async function listMemoryStates(db: Read): Promise<MemoryState[]> {
  return db
    .selectFrom('seasons')
    .innerJoin('editions', (join) => join.on('editions.isCurrent', '=', true))
    .select(['seasons.id', 'seasons.hash as season', 'editions.hash as edition'])
    .where('seasons.place', 'is not', null)
    .orderBy('seasons.place')
    .execute()
}

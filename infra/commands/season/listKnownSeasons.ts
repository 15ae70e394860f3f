import type { MeasuredSeason } from '@seraph/content/editions/joinSeasons'
import type { Read } from '@seraph/db/open'
import { listPublicParts } from '@seraph/db/queries/seasons/seasons'
import { PublicSeason } from '@seraph/schema/season'
import type { SeasonBook } from '@seraph/schema/season'

/** As much of a season as loading asks of those that are there. */
export type KnownSeason = MeasuredSeason & { books: SeasonBook[] }

const Known = PublicSeason.pick({ books: true, chapters: true, memory: true })

/** The seasons that were ever loaded, open or not, by their ids. */
export async function listKnownSeasons(db: Read): Promise<Map<string, KnownSeason>> {
  return new Map((await listPublicParts(db)).map((row) => [row.id, Known.parse(row.public)]))
}

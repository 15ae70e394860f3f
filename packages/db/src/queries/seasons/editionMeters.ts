import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'

/** An edition, and of each book how many verses there are, how many may be shown, and how many the whole book has. */
export type EditionMeterRow = {
  id: string
  name: string
  abbreviation: string
  notice: string
  isCurrent: boolean
  versesAllowed: number | null
  bookShareAllowed: number | null
  books: { book: string; verses: number; shown: number; whole: number }[]
}

/** Every edition with its meter, the one in use first; a book is as long as it is in the edition that has most of it. */
export async function listEditionMeterRows(db: Read): Promise<EditionMeterRow[]> {
  const { rows } = await sql<EditionMeterRow>`
    with counts as (
      select edition_id, book, count(*)::integer as verses, count(*) filter (where is_shown)::integer as shown
      from verses group by edition_id, book
    ), wholes as (select book, max(verses) as whole from counts group by book)
    select e.id, e.name, e.abbreviation, e.notice, e.is_current, e.verses_allowed, e.book_share_allowed,
      coalesce((select jsonb_agg(jsonb_build_object('book', n.book, 'verses', n.verses, 'shown', n.shown, 'whole', w.whole) order by n.book)
        from counts n join wholes w on w.book = n.book where n.edition_id = e.id), '[]') as books
    from editions e order by e.is_current desc, e.id
  `.execute(reading(db))
  return rows
}

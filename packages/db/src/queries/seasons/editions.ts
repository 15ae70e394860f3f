import { sql } from 'kysely'
import { createHash } from 'node:crypto'

import type { Read, Tx } from '../../open.ts'

/** A verse of an edition: `book` as the season names it, `chapter` the book's own number. */
export type LoadedVerse = { book: string; chapter: number; verse: number; text: string }

/**
 * An edition without its verses: the limits are null where its licence sets none, and words may be put in and marked only where it says
 * so (rule 249).
 */
export type EditionRow = {
  id: string
  name: string
  abbreviation: string
  notice: string
  versesAllowed: number | null
  bookShareAllowed: number | null
  isSubstitutionAllowed?: boolean
}

const columns = [
  'id',
  'name',
  'abbreviation',
  'notice',
  'versesAllowed',
  'bookShareAllowed',
  'isSubstitutionAllowed',
] as const

/**
 * Writes an edition, its verses exactly these; which edition is in use stays. Where it is there with the same verses and terms, nothing is
 * written. Of two writers at once one waits. Returns whether anything changed.
 */
export async function saveEdition(tx: Tx, edition: EditionRow, verses: readonly LoadedVerse[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('saveEdition'))`.execute(tx)
  const { id, name, abbreviation, notice, versesAllowed, bookShareAllowed, isSubstitutionAllowed = false } = edition
  const terms = { name, abbreviation, notice, versesAllowed, bookShareAllowed, isSubstitutionAllowed }
  const hash = createHash('sha256')
    .update(JSON.stringify([terms, verses.map(({ book, chapter, verse, text }) => [book, chapter, verse, text])]))
    .digest('hex')
  const known = await tx.selectFrom('editions').select('hash').where('id', '=', id).executeTakeFirst()
  if (known?.hash === hash) return false
  const values = { ...terms, hash, loadedAt: new Date() }
  await tx
    .insertInto('editions')
    .values({ id, ...values, isCurrent: false })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await tx.deleteFrom('verses').where('editionId', '=', id).execute()
  const rows = verses.map(({ book, chapter, verse, text }) => ({ editionId: id, book, chapter, verse, text }))
  for (let from = 0; from < rows.length; from += 5_000)
    await tx
      .insertInto('verses')
      .values(rows.slice(from, from + 5_000))
      .execute()
  return true
}

/**
 * Makes an edition the one in use and says which verses of it may be shown; undefined: all. Returns whether anything changed.
 */
export async function setCurrentEdition(
  tx: Tx,
  id: string,
  shown: readonly { book: string; chapter: number; verse: number }[] | undefined,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('saveEdition'))`.execute(tx)
  const others = tx
    .updateTable('editions')
    .set({ isCurrent: false })
    .where('isCurrent', '=', true)
    .where('id', '<>', id)
  await others.execute()
  const made = await tx
    .updateTable('editions')
    .set({ isCurrent: true })
    .where('id', '=', id)
    .where('isCurrent', '=', false)
    .executeTakeFirst()
  const verses = JSON.stringify((shown ?? []).map(({ book, chapter, verse }) => ({ book, chapter, verse })))
  const marked = await sql`
    update verses set is_shown = not is_shown
    where edition_id = ${id} and is_shown <> (${shown === undefined} or (book, chapter, verse) in (
      select s.book, s.chapter, s.verse from jsonb_to_recordset(${verses}::jsonb) as s (book text, chapter integer, verse integer)))
  `.execute(tx)
  return made.numUpdatedRows > 0n || (marked.numAffectedRows ?? 0n) > 0n
}

/** The edition in use; undefined before the first is loaded. */
export async function findCurrentEdition(db: Read): Promise<EditionRow | undefined> {
  return db.selectFrom('editions').select(columns).where('isCurrent', '=', true).executeTakeFirst()
}

/** An edition by its id. */
export async function findEdition(db: Read, id: string): Promise<EditionRow | undefined> {
  return db.selectFrom('editions').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Every edition with the number of its verses, the one in use first. */
export async function listEditions(db: Read): Promise<(EditionRow & { isCurrent: boolean; verses: number })[]> {
  return db
    .selectFrom('editions')
    .select([...columns, 'isCurrent'])
    .select((eb) =>
      eb
        .selectFrom('verses')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('editionId', '=', 'editions.id')
        .$asScalar()
        .$notNull()
        .as('verses'),
    )
    .orderBy('isCurrent', 'desc')
    .orderBy('id')
    .execute()
}

import { sql } from 'kysely'
import { createHash } from 'node:crypto'

import type { Tx } from '../open.ts'

/** A verse of an edition: `book` as the season names it, `chapter` the book's own number. */
export type LoadedVerse = { book: string; chapter: number; verse: number; text: string }

/**
 * Makes an edition the one in use and its verses exactly these. Where the edition in use has the same verses, name and notice,
 * nothing is written. Of two loaders at once one waits. Returns whether anything changed.
 */
export async function loadEdition(
  tx: Tx,
  pack: { edition: { id: string; name: string; notice: string }; verses: readonly LoadedVerse[] },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('loadEdition'))`.execute(tx)
  const { id, name, notice } = pack.edition
  const hash = createHash('sha256')
    .update(JSON.stringify([name, notice, pack.verses]))
    .digest('hex')
  const known = await tx
    .selectFrom('editions')
    .select(['id', 'hash', 'isCurrent'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (known?.isCurrent === true && known.hash === hash) return false
  await tx
    .updateTable('editions')
    .set({ isCurrent: false })
    .where('isCurrent', '=', true)
    .where('id', '<>', id)
    .execute()
  const values = { name, notice, hash, isCurrent: true, loadedAt: new Date() }
  await tx
    .insertInto('editions')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  if (known?.hash === hash) return true
  await tx.deleteFrom('verses').where('editionId', '=', id).execute()
  const rows = pack.verses.map((verse) => ({ editionId: id, ...verse }))
  for (let from = 0; from < rows.length; from += 5_000)
    await tx
      .insertInto('verses')
      .values(rows.slice(from, from + 5_000))
      .execute()
  return true
}

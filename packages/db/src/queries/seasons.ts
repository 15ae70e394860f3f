import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Read, Tx } from '../open.ts'
import type { SeasonsTable } from '../tables.ts'
import { retireQuestions, upsertQuestions } from './questions.ts'
import type { LoadedQuestion } from './questions.ts'

/** A season in play: its public part, its lexicon and glossary and the hash of all that was loaded with it. */
export type SeasonRow = Pick<Selectable<SeasonsTable>, 'id' | 'hash' | 'public' | 'lexicon' | 'glossary'>

/**
 * Makes a season the one in play and its questions the pack's: known ids are kept and rewritten, questions that the pack has no
 * more are retired. `season.hash` covers the public part, the questions, the lexicon and the glossary: where the season in play has the same,
 * nothing is written. Of two loaders at once one waits. Returns whether anything changed.
 */
export async function loadSeason(
  tx: Tx,
  pack: {
    season: { id: string; hash: string; public: object }
    questions: readonly LoadedQuestion[]
    lexicon: object
    glossary: readonly object[]
  },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('loadSeason'))`.execute(tx)
  const { id, hash } = pack.season
  const known = await findCurrentSeasonHash(tx)
  if (known?.id === id && known.hash === hash) return false
  await tx
    .updateTable('seasons')
    .set({ isCurrent: false })
    .where('isCurrent', '=', true)
    .where('id', '<>', id)
    .execute()
  const values = {
    hash,
    public: JSON.stringify(pack.season.public),
    lexicon: JSON.stringify(pack.lexicon),
    glossary: JSON.stringify(pack.glossary),
    isCurrent: true,
    loadedAt: new Date(),
  }
  await tx
    .insertInto('seasons')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await upsertQuestions(tx, id, pack.questions)
  await retireQuestions(tx, id, pack.questions)
  return true
}

/** Which season is in play, and in which state; undefined before the first load. */
export async function findCurrentSeasonHash(db: Read): Promise<{ id: string; hash: string } | undefined> {
  return db.selectFrom('seasons').select(['id', 'hash']).where('isCurrent', '=', true).executeTakeFirst()
}

/** The season in play, whole; undefined before the first load. */
export async function findCurrentSeason(db: Read): Promise<SeasonRow | undefined> {
  return db
    .selectFrom('seasons')
    .select(['id', 'hash', 'public', 'lexicon', 'glossary'])
    .where('isCurrent', '=', true)
    .executeTakeFirst()
}

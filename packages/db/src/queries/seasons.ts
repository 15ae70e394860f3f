import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Read, Tx } from '../open.ts'
import type { SeasonsTable } from '../tables.ts'
import { loadCrosswords } from './crosswords.ts'
import type { LoadedCrossword } from './crosswords.ts'
import { loadGlossary } from './glossary.ts'
import type { LoadedTerm } from './glossary.ts'
import { retireQuestions, upsertQuestions } from './questions.ts'
import type { LoadedQuestion } from './questions.ts'
import { loadTrivia } from './trivia.ts'
import type { LoadedTrivia } from './trivia.ts'

/** A season in play: its public part, its lexicon and the hash of all that was loaded with it. */
export type SeasonRow = Pick<Selectable<SeasonsTable>, 'id' | 'hash' | 'public' | 'lexicon'>

/** What a pack loads. `season.hash` covers all of it. */
export type LoadedSeason = {
  season: { id: string; hash: string; public: object }
  questions: readonly LoadedQuestion[]
  trivia: readonly LoadedTrivia[]
  crosswords: readonly LoadedCrossword[]
  glossary: readonly LoadedTerm[]
  lexicon: object
}

/**
 * Makes a season the one in play and its questions, trivia, crosswords and glossary the pack's: known ids are kept and rewritten, questions that the pack has no
 * more are retired. Where the season in play has the same hash nothing is written. Of two loaders at once one waits. Returns whether anything changed.
 */
export async function loadSeason(tx: Tx, pack: LoadedSeason): Promise<boolean> {
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
  await loadTrivia(tx, id, pack.trivia)
  await loadCrosswords(tx, id, pack.crosswords)
  await loadGlossary(tx, id, pack.glossary)
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
    .select(['id', 'hash', 'public', 'lexicon'])
    .where('isCurrent', '=', true)
    .executeTakeFirst()
}

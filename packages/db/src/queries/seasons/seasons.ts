import { sql } from 'kysely'
import type { Selectable } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import type { SeasonStage, SeasonsTable } from '../../tables.ts'
import { retireRevisions } from '../appeals/retireRevisions.ts'
import { loadCrosswords } from './crosswords.ts'
import type { LoadedCrossword } from './crosswords.ts'
import { loadGlossary } from './glossary.ts'
import type { LoadedTerm } from './glossary.ts'
import { retireQuestions, upsertQuestions } from './questions.ts'
import type { LoadedQuestion } from './questions.ts'
import { loadTrivia } from './trivia.ts'
import type { LoadedTrivia } from './trivia.ts'

/** A season that was loaded: its public part, its lexicon and the hash of all that was loaded with it. */
export type SeasonRow = Pick<
  Selectable<SeasonsTable>,
  'id' | 'hash' | 'revision' | 'stage' | 'public' | 'lexicon' | 'drills'
>

/** What a pack loads. `season.hash` covers all of it. */
export type LoadedSeason = {
  season: { id: string; hash: string; public: object }
  questions: readonly LoadedQuestion[]
  trivia: readonly LoadedTrivia[]
  crosswords: readonly LoadedCrossword[]
  glossary: readonly LoadedTerm[]
  lexicon: object
  drills: object
}

/** Makes whoever loads, opens or closes seasons wait for one another until the transaction ends. */
export async function lockSeasons(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('loadSeason'))`.execute(tx)
}

/**
 * Makes a season's questions, trivia, crosswords and glossary the pack's: known ids are kept and rewritten, questions that the pack has no
 * more are retired. Where it is there with the same hash nothing is written.
 * Whether it is open stays as it was; a new one is nobody's to see yet.
 * Of two loaders at once one waits. Returns whether anything changed.
 */
export async function loadSeason(tx: Tx, pack: LoadedSeason): Promise<boolean> {
  await lockSeasons(tx)
  const { id, hash } = pack.season
  const known = await tx.selectFrom('seasons').select('hash').where('id', '=', id).executeTakeFirst()
  if (known?.hash === hash) return false
  const values = {
    hash,
    public: JSON.stringify(pack.season.public),
    lexicon: JSON.stringify(pack.lexicon),
    drills: JSON.stringify(pack.drills),
    loadedAt: new Date(),
  }
  await tx
    .insertInto('seasons')
    .values({ id, stage: 'withdrawn', ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  await upsertQuestions(tx, id, pack.questions)
  await retireQuestions(tx, id, pack.questions)
  await retireRevisions(tx, id)
  await loadTrivia(tx, id, pack.trivia)
  await loadCrosswords(tx, id, pack.crosswords)
  await loadGlossary(tx, id, pack.glossary)
  return true
}

/** A season that was loaded, open or not; undefined for any other. */
export async function findSeason(db: Read, id: string): Promise<SeasonRow | undefined> {
  return db
    .selectFrom('seasons')
    .select(['id', 'hash', 'revision', 'stage', 'public', 'lexicon', 'drills'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Every season that was loaded: the open ones by their places, then the others by their ids. */
export async function listSeasons(
  db: Read,
): Promise<{ id: string; place: number | null; stage: SeasonStage; title: string }[]> {
  const { rows } = await sql<{ id: string; place: number | null; stage: SeasonStage; title: string }>`
    select id, place, stage, public ->> 'title' as title from seasons order by place nulls last, id
  `.execute(reading(db))
  return rows
}

/** The public part of every season that was loaded. */
export async function listPublicParts(db: Read): Promise<{ id: string; public: object }[]> {
  return db.selectFrom('seasons').select(['id', 'public']).orderBy('id').execute()
}

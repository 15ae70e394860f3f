import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import type { KeyRevisionsTable } from '../../tables/appeals.ts'

export type KeyRevisionRow = Selectable<KeyRevisionsTable>

/** What a judge needs of a revision in force; of a single answer none does. */
export type RevisionInForce = Pick<KeyRevisionRow, 'questionId' | 'partId' | 'kind' | 'wording' | 'clubId'>

/** A season's revisions in force that new answers are judged by. */
export async function listRevisionsInForce(db: Read, seasonId: string): Promise<RevisionInForce[]> {
  return db
    .selectFrom('keyRevisions')
    .select(['questionId', 'partId', 'kind', 'wording', 'clubId'])
    .where('seasonId', '=', seasonId)
    .where('scope', '<>', 'answer')
    .where('undoneAt', 'is', null)
    .where('retiredAt', 'is', null)
    .orderBy('decidedAt')
    .orderBy('id')
    .execute()
}

export type NewKeyRevision = Omit<Insertable<KeyRevisionsTable>, 'decidedAt' | 'remarkedAt' | 'undoneAt' | 'retiredAt'>

/** Puts a revision in force and returns its id; that of the one that is in force already, where there is one like it. */
export async function insertKeyRevision(tx: Tx, revision: NewKeyRevision): Promise<string> {
  const { id, seasonId } = revision
  const inserted = await tx
    .insertInto('keyRevisions')
    .values({ ...revision, decidedAt: sql<Date>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted !== undefined) {
    await raiseRevision(tx, seasonId)
    return inserted.id
  }
  const { questionId, partId, kind, scope, wording, clubId = null, evaluationId = null } = revision
  const known = await tx
    .selectFrom('keyRevisions')
    .select('id')
    .where((eb) => eb.and({ seasonId, questionId, partId, kind, scope, wording }))
    .where(
      sql<boolean>`club_id is not distinct from ${clubId}::uuid and evaluation_id is not distinct from ${evaluationId}::uuid`,
    )
    .where('undoneAt', 'is', null)
    .where('retiredAt', 'is', null)
    .executeTakeFirst()
  // The other one was undone in this moment: the caller's own try again is the right one.
  if (known === undefined) throw new Error(`the revision ${id} met one that was just undone`)
  return known.id
}

/** Ends a revision; what it gave is taken back by the worker. Undefined where it isn't in force; `coachId`: that coach's own alone. */
export async function undoKeyRevision(
  tx: Tx,
  given: { id: string; coachId: string | undefined },
): Promise<KeyRevisionRow | undefined> {
  const own = tx
    .updateTable('keyRevisions')
    .set({ undoneAt: sql<Date>`now()`, remarkedAt: null })
    .where('id', '=', given.id)
    .where('undoneAt', 'is', null)
    .where('retiredAt', 'is', null)
  const revision = await (given.coachId === undefined ? own : own.where('coachId', '=', given.coachId))
    .returningAll()
    .executeTakeFirst()
  if (revision !== undefined) await raiseRevision(tx, revision.seasonId)
  return revision
}

/** Whether the opposite of a decision about a wording is in force, for the same club or everywhere (rule 199). */
export async function isDecidedOtherwise(
  db: Read,
  about: Pick<KeyRevisionRow, 'seasonId' | 'questionId' | 'partId' | 'kind' | 'wording' | 'clubId'>,
): Promise<boolean> {
  const { seasonId, questionId, partId, kind, wording, clubId } = about
  const contrary = await db
    .selectFrom('keyRevisions')
    .select('id')
    .where((eb) => eb.and({ seasonId, questionId, partId, wording, kind: kind === 'accept' ? 'reject' : 'accept' }))
    .where('scope', '<>', 'answer')
    .where((eb) => eb.or([eb('clubId', 'is', null), eb('clubId', '=', clubId)]))
    .where('undoneAt', 'is', null)
    .where('retiredAt', 'is', null)
    .executeTakeFirst()
  return contrary !== undefined
}

/** Lets every process see that the season's keys have changed. */
async function raiseRevision(tx: Tx, seasonId: string): Promise<void> {
  await tx
    .updateTable('seasons')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', seasonId)
    .execute()
}

/** The clubs that the key of a player's question may be revised for: where the player's coach has a team. */
export async function listCoachedClubs(db: Read, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('teams', 'teams.coachId', 'players.coachId')
    .select('teams.clubId')
    .distinct()
    .where('players.id', '=', playerId)
    .execute()
  return rows.map(({ clubId }) => clubId)
}

/** The clubs where a coach has a team. */
export async function listClubsOfCoach(db: Read, coachId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('clubs')
    .select(['clubs.id', 'clubs.name'])
    .where((eb) =>
      eb.exists(eb.selectFrom('teams').whereRef('teams.clubId', '=', 'clubs.id').where('teams.coachId', '=', coachId)),
    )
    .orderBy('clubs.name')
    .execute()
}

/** A revision by its id. */
export async function findKeyRevision(db: Read, id: string): Promise<KeyRevisionRow | undefined> {
  return db.selectFrom('keyRevisions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The revisions whose marks aren't all looked at, the oldest first. */
export async function listRevisionsToRemark(db: Read, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('keyRevisions')
    .select('id')
    .where('remarkedAt', 'is', null)
    .orderBy('decidedAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** For so long after a decision answers may still be marked by a process that hasn't seen it. */
const unseenSeconds = 15

/**
 * Notes that a revision's marks are all looked at: once nobody marks answers
 * without it any more, and none of the question's waits for a model; of one
 * that was undone at once. False where it has to be looked at again.
 */
export async function finishRemark(db: OneWrite, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update key_revisions k set remarked_at = now()
    where id = ${id} and (
      (undone_at is not null and not exists (select from remarks r where r.revision_id = k.id and r.undone_at is null))
      or (undone_at is null and (kind = 'reject' or scope = 'answer' or (
        decided_at < now() - ${unseenSeconds} * interval '1 second'
        and not exists (select from evaluations e where e.is_awaiting_model and e.season_id = k.season_id and e.question_id = k.question_id)))))
  `.execute(db)
  return Number(numAffectedRows ?? 0) > 0
}

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isSheetMark } from '../events/sheetMarks.ts'
import { insertedEvent } from '../progress/insertedEvent.ts'
import type { KeyRevisionRow } from './keyRevisions.ts'

/** Whose stored answers a revision is about. `partText`: the part's wording, by which marks are told from before parts had ids. */
export type Reach = Pick<KeyRevisionRow, 'seasonId' | 'questionId' | 'partId' | 'clubId' | 'evaluationId'> & {
  partText: string
}

/** What a revision gives each stored text that it gives anything. */
export type ResponseGains = readonly { response: string; gain: number }[]

/** Settled answers of players `e` that a revision is about. */
function answersIn(reach: Reach): RawBuilder<unknown> {
  return sql`evaluations e join players p on p.id = e.player_id
    where e.season_id = ${reach.seasonId} and e.question_id = ${reach.questionId} and e.response is not null and e.player_id is not null
      and not e.is_awaiting_model
      and (${reach.evaluationId}::uuid is null or e.id = ${reach.evaluationId}::uuid)
      and (${reach.clubId}::uuid is null
        or exists (select from teams t where t.club_id = ${reach.clubId}::uuid and t.coach_id = p.coach_id))`
}

/** Settled answers that a revision gives something, with how much: found by their text before any mark is read. */
function wordedAnswers(reach: Reach, gains: ResponseGains): RawBuilder<unknown> {
  return sql`
    select e.id, e.player_id, e.score, e.max_score, e.added_points, e.judged_by, e.model, e.built_in, g.gain
    from jsonb_to_recordset(${JSON.stringify(gains)}::jsonb) as g (response text, gain integer), ${answersIn(reach)}
      and e.response = g.response`
}

/** Those whose judge didn't give the part already. */
function withoutPart({ partId, partText }: Reach): RawBuilder<unknown> {
  return sql`not exists (
    select from jsonb_array_elements((case e.judged_by when 'model' then e.model else e.built_in end) -> 'parts') v
    where v ->> 'status' = 'given' and coalesce(v ->> 'id' = ${partId}, v ->> 'part' = ${partText}))`
}

/** The distinct stored texts that a revision is about. */
export async function listStoredResponses(db: Read, reach: Reach): Promise<string[]> {
  const { rows } = await sql<{ response: string }>`
    select distinct e.response from ${answersIn(reach)}
  `.execute(reading(db))
  return rows.map(({ response }) => response)
}

/** How many marks that count would rise, of how many players, by how many points in all; sheets of rehearsals don't count. */
export type RemarkPreview = { marks: number; players: number; points: number }

/** What a revision that isn't in force yet would change. */
export async function previewRemarks(db: Read, reach: Reach, gains: ResponseGains): Promise<RemarkPreview> {
  const { rows } = await sql<RemarkPreview>`
    with worded as materialized (${wordedAnswers(reach, gains)}), decided as (
      select r.evaluation_id, max(r.gain) as gain, bool_or(k.scope = 'answer') as is_single
      from key_revisions k join remarks r on r.revision_id = k.id
      where k.season_id = ${reach.seasonId} and k.question_id = ${reach.questionId} and r.part_id = ${reach.partId} and r.undone_at is null
      group by r.evaluation_id
    ), risen as (
      select e.player_id, least(e.max_score - e.score - e.added_points, e.gain - coalesce(d.gain, 0)) as points
      from worded e left join decided d on d.evaluation_id = e.id
      where not coalesce(d.is_single, false) and not ${isSheetMark(sql`e.id`)} and ${withoutPart(reach)}
    )
    select count(*)::integer as marks, count(distinct player_id)::integer as players, coalesce(sum(points), 0)::integer as points
    from risen where points > 0
  `.execute(reading(db))
  return rows[0] ?? { marks: 0, players: 0, points: 0 }
}

/** A mark that a revision gives something, and how much. */
export type DueMark = { id: string; gain: number }

/** The marks that a revision gives something and hasn't given it yet, by their ids. */
export async function listDueMarks(
  db: Read,
  { revisionId, reach, gains }: { revisionId: string; reach: Reach; gains: ResponseGains },
): Promise<DueMark[]> {
  const { rows } = await sql<DueMark>`
    with worded as materialized (${wordedAnswers(reach, gains)})
    select e.id, e.gain from worded e
    where ${withoutPart(reach)} and not exists (select from remarks r where r.evaluation_id = e.id and r.revision_id = ${revisionId})
    order by e.id
  `.execute(reading(db))
  return rows
}

/**
 * Gives marks what a revision gives them, each once whatever happens;
 * returns whose points changed. Where the revision is no more in force, or a
 * text was forgotten meanwhile, nothing is done.
 */
export async function remarkBatch(
  tx: Tx,
  given: { revisionId: string; partId: string; marks: readonly DueMark[] },
): Promise<string[]> {
  const { revisionId, partId, marks } = given
  if (!(await holdRevision(tx, revisionId, 'in force'))) return []
  const ids = marks.map(({ id }) => id)
  const { rows } = await sql<{ evaluationId: string }>`
    with held as (
      select id from players where id in (select player_id from evaluations where id = any(${ids}::uuid[])) order by id for key share
    ), due as (
      select e.id from evaluations e
      where e.id = any(${ids}::uuid[]) and e.response is not null and e.player_id in (select id from held) order by e.id for update
    )
    insert into remarks (evaluation_id, revision_id, part_id, gain)
    select due.id, ${revisionId}, ${partId}, m.gain
    from due join jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (id uuid, gain integer) on m.id = due.id
    on conflict do nothing returning evaluation_id
  `.execute(tx)
  return settleMarks(tx, { ids: rows.map(({ evaluationId }) => evaluationId), revisionId })
}

/** Takes back what a revision that was undone gave, of at most `limit` marks. */
export async function unremarkBatch(
  tx: Tx,
  { revisionId, limit }: { revisionId: string; limit: number },
): Promise<{ marks: number; players: string[] }> {
  if (!(await holdRevision(tx, revisionId, 'undone'))) return { marks: 0, players: [] }
  const { rows } = await sql<{ evaluationId: string }>`
    with marks as (
      select e.id, e.player_id from evaluations e join remarks r on r.evaluation_id = e.id
      where r.revision_id = ${revisionId} and r.undone_at is null
      order by e.id limit ${limit}
    ), held as (
      select id from players where id in (select player_id from marks) order by id for key share
    ), due as (
      select e.id from evaluations e
      where e.id in (select id from marks) and (select count(*) from held) >= 0 order by e.id for update
    )
    update remarks r set undone_at = now(), told_at = case when told_at is null then now() end
    from due where r.evaluation_id = due.id and r.revision_id = ${revisionId} and r.undone_at is null
    returning r.evaluation_id
  `.execute(tx)
  const ids = rows.map(({ evaluationId }) => evaluationId)
  return { marks: ids.length, players: await settleMarks(tx, { ids, revisionId }) }
}

/**
 * Holds a revision until the transaction ends: it isn't undone meanwhile,
 * and of two workers at it one waits. By itself, before the answers are
 * looked for, so that whoever waited sees what the other has done. Says whether it is in that state.
 */
async function holdRevision(tx: Tx, id: string, state: 'in force' | 'undone'): Promise<boolean> {
  const { rows } = await sql<{ isUndone: boolean }>`
    select undone_at is not null as is_undone from key_revisions where id = ${id} for no key update
  `.execute(tx)
  return rows[0]?.isUndone === (state === 'undone')
}

/**
 * Makes marks what their decisions in force say, as `addedPoints` has it, with one correction each where an event counts it already (rule
 * 139). The rows of `ids` must be locked. Returns whose points changed.
 */
async function settleMarks(tx: Tx, { ids, revisionId }: { ids: string[]; revisionId: string }): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ playerId: string }>`
    with changed as (
      select * from (
        select e.id, e.event_id, e.player_id, e.added_points as before, least(e.max_score - e.score, coalesce((
          select sum(gain) from (
            select coalesce(max(r.gain) filter (where k.scope = 'answer'), max(r.gain)) as gain
            from remarks r join key_revisions k on k.id = r.revision_id
            where r.evaluation_id = e.id and r.undone_at is null
            group by r.part_id) as parts), 0))::integer as after
        from evaluations e where e.id = any(${ids}::uuid[])) as settled
      where before <> after
    ), told as (
      update remarks r set points = greatest(0, c.after - c.before) from changed c
      where r.evaluation_id = c.id and r.revision_id = ${revisionId} and r.undone_at is null
    ), corrected as (
      ${insertedEvent({
        id: sql`gen_random_uuid()`,
        idempotencyKey: sql`null::uuid`,
        requestHash: sql.lit(''),
        seasonId: sql`v.season_id`,
        playerId: sql`v.player_id`,
        loginId: sql`v.login_id`,
        kind: sql`v.kind`,
        occurredAt: sql`v.occurred_at`,
        localDate: sql`v.local_date`,
        studySeconds: sql.lit(0),
        pointsEarned: sql`c.after - c.before`,
        chapters: sql`v.chapters`,
        correctionOf: sql`v.id`,
        counted: sql`null`,
        repeated: sql`null`,
        tooFast: sql`null`,
        countedTriviaPoints: sql`null`,
        countedMemoryPoints: sql`null`,
        countedChapters: sql`null`,
      })}
      from changed c join progress_events v on v.id = c.event_id where v.player_id is not null
    )
    update evaluations e set added_points = c.after from changed c where e.id = c.id returning e.player_id
  `.execute(tx)
  return [...new Set(rows.map(({ playerId }) => playerId))]
}

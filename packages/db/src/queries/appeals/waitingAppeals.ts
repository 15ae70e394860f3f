import type { Judgement } from '@seraph/schema/judging'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isSheetMark } from '../events/sheetMarks.ts'
import { isDecidedBy } from './isDecidedBy.ts'
import { wordsNumber } from './wordsOf.ts'

/**
 * That an appeal `a` waits for this coach, or for the admin. Players are looked up in a set: a join with all that wait takes three times
 * as long.
 */
function waitsFor({ seasonId, coachId }: Omit<Whose, 'limit'>): RawBuilder<boolean> {
  const isOpen = sql`a.season_id = ${seasonId} and a.decided_at is null`
  if (coachId === undefined)
    return sql`${isOpen} and a.player_id <> all(array(select id from players where deleted_at is not null))`
  return sql`${isOpen} and (a.player_id in (select id from players where coach_id = ${coachId} and deleted_at is null)
    or exists (select from players p where p.id = a.player_id and p.deleted_at is null and ${isDecidedBy(coachId)}))`
}

/**
 * Open appeals about one wording of a part, with one of the answers. `answers` and `players`: how many of whom the coach decides about
 * wrote the same words as it, or the wording alone, with those who didn't appeal, where a total counts it. `sheets`: appeals about sheets
 * of rehearsals, which none counts.
 */
export type WaitingGroup = {
  questionId: string
  partId: string
  wording: string
  appeals: number
  answers: number
  players: number
  sheets: number
  guests: number
  notes: string[]
  answer: string | null
  judgement: Judgement
}

/** Whose appeals of a season: those that a coach decides about, or all. */
export type Whose = { seasonId: string; coachId: string | undefined; limit: number }

/** What waits for a decision, the most asked first, then the longest waiting, and how many wordings wait in all. */
export async function listWaitingGroups(
  db: Read,
  { seasonId, coachId, limit }: Whose,
): Promise<{ waiting: number; groups: WaitingGroup[] }> {
  // Counted by number first, and only what is shown is read, by its indexes: planners take 50 groups for many and would read all answers.
  const { rows } = await sql<WaitingGroup & { waiting: number }>`
    with counted as (
      select a.group_number, count(*)::integer as appeals, min(a.created_at) as since, count(*) over ()::integer as waiting
      from appeals a where ${waitsFor({ seasonId, coachId })}
      group by a.group_number order by count(*) desc, min(a.created_at), a.group_number limit ${limit}
    )
    select g.question_id, g.part_id, g.wording, c.appeals, greatest(w.answers, c.appeals - g.sheets) as answers,
      greatest(w.players, g.players) as players, g.sheets, coalesce(n.asked, 0) as guests, coalesce(g.notes, '{}') as notes,
      e.answer, e.judgement, c.waiting
    from counted c
      cross join lateral (
        select a.question_id, a.part_id, a.wording,
          count(distinct a.player_id) filter (where not ${isSheetMark(sql`a.evaluation_id`)})::integer as players,
          count(*) filter (where ${isSheetMark(sql`a.evaluation_id`)})::integer as sheets,
          (array_agg(a.evaluation_id order by a.created_at))[1] as evaluation_id,
          (array_agg(a.note order by a.created_at) filter (where a.note is not null))[1:3] as notes
        from appeals a cross join lateral (select from players p
          where p.id = a.player_id and p.deleted_at is null and ${isDecidedBy(coachId)} limit 1) own
        where a.season_id = ${seasonId} and a.decided_at is null and a.group_number = c.group_number
        group by a.question_id, a.part_id, a.wording) g
      cross join lateral (
        select e.response as answer, case e.judged_by when 'model' then e.model else e.built_in end as judgement
        from evaluations e where e.id = g.evaluation_id limit 1) e
      cross join lateral (
        select sum(mine)::integer as answers, count(*)::integer as players from (select count(*) as mine
        from evaluations o join players p on p.id = o.player_id cross join lateral (select o.id as evaluation_id) a
        where o.season_id = ${seasonId} and o.question_id = g.question_id and o.response is not null and o.player_id is not null
          and not ${isSheetMark(sql`o.id`)} and ${wordsNumber(sql`o.response`)} in (${wordsNumber(sql`g.wording`)}, ${wordsNumber(sql`e.answer`)})
          and p.deleted_at is null and ${isDecidedBy(coachId)} group by o.player_id) as givers) w
      left join guest_appeals n on n.season_id = ${seasonId} and n.question_id = g.question_id and n.part_id = g.part_id
    order by c.appeals desc, c.since, c.group_number
  `.execute(reading(db))
  return { waiting: rows[0]?.waiting ?? 0, groups: rows.map(({ waiting: _waiting, ...group }) => group) }
}

/** How many wordings wait for a decision. */
export async function countWaitingGroups(db: Read, { seasonId, coachId }: Omit<Whose, 'limit'>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from (
      select from appeals a where ${waitsFor({ seasonId, coachId })} group by a.group_number) as wordings
  `.execute(reading(db))
  return rows[0]?.waiting ?? 0
}

/** A wording that clubs accepted and that isn't accepted everywhere. */
export type ProposalRow = { questionId: string; partId: string; wording: string; clubs: number }

/** The clubs' wordings, those of most clubs first. */
export async function listProposals(db: Read, { seasonId, limit }: Omit<Whose, 'coachId'>): Promise<ProposalRow[]> {
  const { rows } = await sql<ProposalRow>`
    select k.question_id, k.part_id, k.wording, count(distinct k.club_id)::integer as clubs
    from key_revisions k
    where k.season_id = ${seasonId} and k.scope = 'club' and k.kind = 'accept' and k.undone_at is null and k.retired_at is null
      and not exists (
        select from key_revisions e where e.season_id = k.season_id and e.question_id = k.question_id and e.part_id = k.part_id
          and e.wording = k.wording and e.scope = 'everywhere' and e.undone_at is null and e.retired_at is null)
    group by 1, 2, 3 order by count(distinct k.club_id) desc, min(k.decided_at) limit ${limit}
  `.execute(reading(db))
  return rows
}

/** A decision in force, with how many marks that count it raised and by how much. */
export type DecidedRow = {
  id: string
  kind: 'accept' | 'reject'
  questionId: string
  partId: string
  wording: string
  scope: 'answer' | 'club' | 'everywhere'
  clubName: string | null
  decidedAt: Date
  marks: number
  points: number
}

/** That a revision `k` raised a mark `r` that counts. */
const raisedBy = sql<boolean>`r.revision_id = k.id and r.undone_at is null and not ${isSheetMark(sql`r.evaluation_id`)}`

/** What was decided, the newest first; a coach's own. */
export async function listDecided(db: Read, { seasonId, coachId, limit }: Whose): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    select k.id, k.kind, k.question_id, k.part_id, k.wording, k.scope, c.name as club_name, k.decided_at,
      (select count(*) from remarks r where ${raisedBy})::integer as marks,
      (select coalesce(sum(r.points), 0) from remarks r where ${raisedBy})::integer as points
    from key_revisions k left join clubs c on c.id = k.club_id
    where k.season_id = ${seasonId} and k.undone_at is null and k.retired_at is null
      and (${coachId ?? null}::uuid is null or k.coach_id = ${coachId ?? null}::uuid)
    order by k.decided_at desc, k.id limit ${limit}
  `.execute(reading(db))
  return rows
}

import type { Judgement } from '@seraph/schema/judging'
import { sql } from 'kysely'
import type { Insertable } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { isDecidedBy } from './isDecidedBy.ts'
import type { AppealsTable } from '../../tables/appeals.ts'

/** A mark that somebody doubts; `coachId`: of its player; `roomId`: where it was given. `response` is null once its text is forgotten. */
export type DoubtedMark = {
  seasonId: string
  questionId: string
  playerId: string | null
  coachId: string | null
  roomId: string | null
  response: string | null
  judgement: Judgement
  isAwaitingModel: boolean
}

/** The mark, undefined where there is none of this id. */
export async function findDoubtedMark(db: Read, evaluationId: string): Promise<DoubtedMark | undefined> {
  const { rows } = await sql<DoubtedMark>`
    select e.season_id, e.question_id, e.player_id, p.coach_id, e.response,
      (select g.room_id from group_quiz_answers g where g.evaluation_id = e.id) as room_id, e.is_awaiting_model,
      case e.judged_by when 'model' then e.model else e.built_in end as judgement
    from evaluations e left join players p on p.id = e.player_id
    where e.id = ${evaluationId}
  `.execute(reading(db))
  return rows[0]
}

export type NewAppeal = Omit<Insertable<AppealsTable>, 'createdAt' | 'decision' | 'reason' | 'decidedAt' | 'toldAt'>

/** Stores an appeal; where one about the same mark is open that one stays, and nothing is stored. */
export async function insertAppeal(db: OneWrite, appeal: NewAppeal): Promise<void> {
  await db
    .insertInto('appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.column('evaluationId').where('decidedAt', 'is', null).doNothing())
    .execute()
}

/** Counts an appeal of a guest, all that is kept of it. */
export async function countGuestAppeal(
  db: OneWrite,
  about: { seasonId: string; questionId: string; partId: string },
): Promise<void> {
  await db
    .insertInto('guestAppeals')
    .values({ ...about, asked: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seasonId', 'questionId', 'partId'])
        .doUpdateSet((eb) => ({ asked: eb('guestAppeals.asked', '+', 1) })),
    )
    .execute()
}

/** Open appeals about one wording of a part; `coachId`: those that this coach decides about alone. */
export type AppealGroup = {
  seasonId: string
  questionId: string
  partId: string
  wording: string
  coachId: string | undefined
}

/** Decides the open appeals of a group, and tells whose answers they are about. */
export async function decideAppeals(
  tx: Tx,
  group: AppealGroup,
  decided: { decision: 'accepted' | 'refused' | 'question_wrong'; reason: string | null },
): Promise<{ evaluationId: string; playerId: string }[]> {
  const { rows } = await sql<{ evaluationId: string; playerId: string }>`
    update appeals a set decision = ${decided.decision}, reason = ${decided.reason}, decided_at = now()
    from players p
    where p.id = a.player_id and a.season_id = ${group.seasonId} and a.question_id = ${group.questionId} and a.part_id = ${group.partId}
      and a.wording = ${group.wording} and a.decided_at is null
      and ${isDecidedBy(group.coachId)}
    returning a.evaluation_id, a.player_id
  `.execute(tx)
  return rows
}

/** The answers that a group's open appeals are about. */
export async function listWaitingAnswers(db: Read, group: AppealGroup): Promise<string[]> {
  const { rows } = await sql<{ evaluationId: string }>`
    select a.evaluation_id from appeals a join players p on p.id = a.player_id
    where a.season_id = ${group.seasonId} and a.question_id = ${group.questionId} and a.part_id = ${group.partId}
      and a.wording = ${group.wording} and a.decided_at is null and ${isDecidedBy(group.coachId)}
  `.execute(reading(db))
  return rows.map(({ evaluationId }) => evaluationId)
}

/** Of these answers those whose player no coach of the club has: its wordings don't reach them. */
export async function listOutsideClub(
  db: Read,
  { clubId, evaluationIds }: { clubId: string; evaluationIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from evaluations e join players p on p.id = e.player_id
    where e.id = any(${evaluationIds}::uuid[])
      and not exists (select from teams t where t.club_id = ${clubId} and t.coach_id = p.coach_id)
  `.execute(reading(db))
  return rows.map(({ id }) => id)
}

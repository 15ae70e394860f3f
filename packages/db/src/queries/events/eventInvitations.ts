import { sql } from 'kysely'

import type { InvitationState } from '@seraph/schema/http/events/eventInvitations'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { codeAuthority, codeInForce } from '../coaches/codeInForce.ts'

/** An invitation; `coachId`: whose players the inviting code stands for, null without a profile. */
export type EventInvitationRow = {
  id: string
  seasonId: string
  size: number
  chapters: number[]
  name: string
  teams: string[]
  coachCode: string
  coachId: string | null
  beginsAt: Date
  state: InvitationState
  roomId: string | null
  visitingCoachCode: string | null
}

export async function insertEventInvitation(
  tx: Tx,
  given: {
    id: string
    tokenHash: Buffer
    token: string
    seasonId: string
    size: number
    chapters: readonly number[]
    name: string
    teams: readonly string[]
    coachCode: string
    beginsAt: Date
  },
): Promise<void> {
  const { chapters, teams, ...row } = given
  await tx
    .insertInto('eventInvitations')
    .values({ ...row, chapters: JSON.stringify(chapters), teams: JSON.stringify(teams) })
    .execute()
}

/** What became of an invitation `i`: it ends once, and by itself when its moment comes. */
const state = sql`case when i.room_id is not null then 'accepted' when i.withdrawn_at is not null then 'withdrawn'
  when i.declined_at is not null then 'declined' when i.begins_at <= clock_timestamp() then 'over' else 'open' end`

const now = sql<Date>`clock_timestamp()`

const found = (given: { id: string; tokenHash: Buffer }) => sql`
  select i.id, i.season_id, i.size, i.chapters, i.name, i.teams, i.coach_code, ${codeAuthority} as coach_id, i.begins_at,
    ${state} as state, i.room_id,
    (select r.visiting_coach_code from event_rooms r where r.id = i.room_id) as visiting_coach_code
  from event_invitations i join coach_codes k on k.code = i.coach_code and ${codeInForce}
  where i.id = ${given.id} and i.token_hash = ${given.tokenHash}`

/** An invitation for whoever holds its token; undefined for everybody else, and once the code by which it was made is revoked. */
export async function findEventInvitation(
  db: Read,
  given: { id: string; tokenHash: Buffer },
): Promise<EventInvitationRow | undefined> {
  return (await sql<EventInvitationRow>`${found(given)}`.execute(reading(db))).rows[0]
}

/** The same, held until the transaction ends. */
export async function lockEventInvitation(
  tx: Tx,
  given: { id: string; tokenHash: Buffer },
): Promise<EventInvitationRow | undefined> {
  await sql`select from event_invitations where id = ${given.id} for update`.execute(tx)
  return (await sql<EventInvitationRow>`${found(given)}`.execute(tx)).rows[0]
}

/** Notes which event came of a locked invitation. */
export async function saveInvitedRoom(tx: Tx, given: { id: string; roomId: string }): Promise<void> {
  await tx
    .updateTable('eventInvitations')
    .set({ roomId: given.roomId, token: null })
    .where('id', '=', given.id)
    .execute()
}

/** Notes that a locked invitation was declined. */
export async function declineInvitation(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('eventInvitations').set({ declinedAt: now, token: null }).where('id', '=', id).execute()
}

/** What a coach, or a helper of theirs, made: the invitations of these codes. */
const isMadeBy = ({ code, coachId }: { code: string; coachId: string | undefined }) => sql<boolean>`
  i.coach_code in (select k.code from coach_codes k where k.code = ${code} or ${codeAuthority} = ${coachId ?? null}::uuid)`

/**
 * Takes back an open invitation of the coach's; what it is then, `open` where it was. Undefined where none of theirs has this id.
 */
export async function withdrawInvitation(
  tx: Tx,
  given: { id: string; code: string; coachId: string | undefined },
): Promise<InvitationState | undefined> {
  const { rows } = await sql<{ state: InvitationState }>`
    select ${state} as state from event_invitations i where i.id = ${given.id} and ${isMadeBy(given)} for update
  `.execute(tx)
  if (rows[0]?.state === 'open')
    await tx.updateTable('eventInvitations').set({ withdrawnAt: now, token: null }).where('id', '=', given.id).execute()
  return rows[0]?.state
}

/** A coach's own invitations, the latest first, each with its token while it is open. */
export async function listEventInvitations(
  db: Read,
  given: { code: string; coachId: string | undefined; limit: number },
): Promise<(Pick<EventInvitationRow, 'id' | 'name' | 'teams' | 'beginsAt' | 'state'> & { token: string | null })[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof listEventInvitations>>[number]>`
    select i.id, i.name, i.teams, i.begins_at, ${state} as state,
      case when i.begins_at > clock_timestamp() then i.token end as token
    from event_invitations i where ${isMadeBy(given)} order by i.created_at desc limit ${given.limit}
  `.execute(reading(db))
  return rows
}

/** Deletes invitations that nobody accepted and whose moment came before a time; how many. */
export async function sweepEventInvitations(db: OneWrite, given: { before: Date; limit: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from event_invitations where id in (
      select id from event_invitations where room_id is null and begins_at < ${given.before}
      order by begins_at limit ${given.limit} for update skip locked)
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

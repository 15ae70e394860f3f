import { sql } from 'kysely'

import type { OneWrite, Read, Tx } from '../../open.ts'
import { reading } from '../../reading.ts'
import { codeAuthority, codeInForce } from '../coaches/codeInForce.ts'

/** An invitation; `coachId`: whose players the inviting code stands for, null without a profile; `isOver`: its moment has come. */
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
  isOver: boolean
  roomId: string | null
  visitingCoachCode: string | null
}

export async function insertEventInvitation(
  tx: Tx,
  given: {
    id: string
    tokenHash: Buffer
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

const found = (given: { id: string; tokenHash: Buffer }) => sql`
  select i.id, i.season_id, i.size, i.chapters, i.name, i.teams, i.coach_code, ${codeAuthority} as coach_id, i.begins_at,
    i.begins_at <= clock_timestamp() as is_over, i.room_id,
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
  await tx.updateTable('eventInvitations').set({ roomId: given.roomId }).where('id', '=', given.id).execute()
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

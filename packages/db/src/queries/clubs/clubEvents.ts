import type { EventLevel } from '@seraph/schema/eventLevel'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

import type { Read, Tx } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'

/** A day that a club's coach set for a level's event, `YYYY-MM-DD`; null: the club doesn't go (rule 170). */
export type ClubEventRow = { seasonId: string; level: EventLevel; day: string | null }

/** The days of the events, over all seasons, that hold for a player by their club, or for a coach by the clubs of their teams. */
export async function listClubEvents(
  db: Read,
  of: { playerId: string } | { coachId: string },
): Promise<ClubEventRow[]> {
  return 'playerId' in of ? listOfPlayer(reading(db), of) : listOfCoach(reading(db), of)
}

/** The days set for clubs; of several clubs' the first club's. */
const daysOf = (clubs: RawBuilder<unknown>): RawBuilder<ClubEventRow> => sql`
  select distinct on (season_id, level) season_id, level, to_char(day, 'YYYY-MM-DD') as day
  from club_events where club_id in (${clubs}) order by season_id, level, club_id`

const listOfPlayer = prepared<{ playerId: string }, ClubEventRow>('list_events_of_player', ({ playerId }) =>
  daysOf(sql`select club_id from players where id = ${playerId}`),
)

const listOfCoach = prepared<{ coachId: string }, ClubEventRow>('list_events_of_coach', ({ coachId }) =>
  daysOf(sql`select club_id from teams where coach_id = ${coachId}`),
)

/**
 * Sets days for the clubs in which a coach has teams; `usual` takes back
 * what was set. Returns the clubs of which it changed anything; undefined
 * where the coach has no team.
 */
export async function setClubEvents(
  tx: Tx,
  given: { coachId: string; seasonId: string; plans: readonly { level: EventLevel; plan: string }[] },
): Promise<string[] | undefined> {
  const { coachId, seasonId, plans } = given
  const { rows: clubs } = await sql<{ id: string }>`
    select id from clubs where id in (select club_id from teams where coach_id = ${coachId}) order by id for no key update
  `.execute(tx)
  if (clubs.length === 0) return undefined
  const ids = clubs.map(({ id }) => id)
  const changed = new Set<string>()
  for (const { level, plan } of plans) {
    const { rows } =
      plan === 'usual'
        ? await sql<{ clubId: string }>`
            delete from club_events where club_id = any(${ids}::uuid[]) and season_id = ${seasonId} and level = ${level}
            returning club_id`.execute(tx)
        : await sql<{ clubId: string }>`
            insert into club_events (club_id, season_id, level, day)
            select id, ${seasonId}, ${level}, ${plan === 'none' ? null : plan}::date from unnest(${ids}::uuid[]) as id
            on conflict (club_id, season_id, level) do update set day = excluded.day
              where club_events.day is distinct from excluded.day
            returning club_id`.execute(tx)
    for (const { clubId } of rows) changed.add(clubId)
  }
  return [...changed].toSorted()
}

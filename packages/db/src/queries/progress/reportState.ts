import { sql } from 'kysely'

import type { Read } from '../../open.ts'
import { prepared } from '../../prepared.ts'
import { reading } from '../../reading.ts'
import { milestones } from './milestones.ts'
import { otherDays } from './otherDays.ts'
import { progressState } from './progressState.ts'
import type { PlayerState } from './progressState.ts'

/**
 * A player's season with the last known time zone, and the seasons in which the player did something, closed ones too, the newest first.
 */
export type ReportState = PlayerState & {
  timeZone: string | null
  seasons: { id: string; title: string; year: number }[]
}

/** A player's season for the report, in one statement; undefined for one who isn't there or is deleted. */
export async function findReportState(db: Read, playerId: string, seasonId: string): Promise<ReportState | undefined> {
  const [row] = await selectReport(reading(db), { playerId, seasonId })
  return row
}

const selectReport = prepared<{ playerId: string; seasonId: string }, ReportState>(
  'find_report_state',
  ({ playerId, seasonId }) => sql`
    select p.time_zone, ${progressState(playerId, seasonId)}, ${milestones(playerId, seasonId)}, ${otherDays(playerId, seasonId)},
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.public->>'title',
          'year', (s.public->>'year')::integer) order by s.public->>'year' desc, s.id), '[]')
        from seasons s where s.stage = 'public' and s.id in (
          select t.season_id from player_totals t where t.player_id = p.id
          union select e.season_id from progress_events e where e.player_id = p.id and e.applied_at is null)) as seasons
    from players p where p.id = ${playerId} and p.deleted_at is null`,
)

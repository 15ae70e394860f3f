import { sql } from 'kysely'

import type { Tx } from '../../open.ts'
import { playerColumns } from '../players/players.ts'
import type { PlayerRow } from '../players/players.ts'

/**
 * Records a login and what follows from it: a reserved slot is taken (rule 8), `wantsFeatured` makes visible and never hides
 * (rule 11; the admin stays hidden, rule 12), the time zone of a player without
 * any event is remembered (rule 23), and with `isRestoring` a deletion of
 * the last 14 days is undone (rule 18). Returns the player as they are then; undefined for one who is deleted.
 */
export async function recordLogin(
  tx: Tx,
  login: { playerId: string; wantsFeatured: boolean; timeZone: string | undefined; isRestoring: boolean },
): Promise<PlayerRow | undefined> {
  const { rows } = await sql<PlayerRow>`
    with p as (
      update players set
        is_publicly_visible = not is_admin and (is_publicly_visible or ${login.wantsFeatured}),
        is_featured_asked = is_featured_asked and not ${login.wantsFeatured},
        is_slot_reserved = false,
        time_zone = case when time_zone_on is null then coalesce(${login.timeZone ?? null}, time_zone) else time_zone end,
        deleted_at = null
      where id = ${login.playerId}
        and (deleted_at is null or (${login.isRestoring} and deleted_at > now() - interval '14 days'))
      returning *
    ), login as (
      insert into logins (id, player_id) select gen_random_uuid(), p.id from p
    )
    select ${playerColumns} from p join clubs c on c.id = p.club_id join teams t on t.id = p.team_id
  `.execute(tx)
  return rows[0]
}

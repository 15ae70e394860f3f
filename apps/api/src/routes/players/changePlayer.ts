import { updatePlayer } from '@seraph/db/queries/players/playerRecord'
import type { PlayerChanges } from '@seraph/db/queries/players/playerRecord'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import type { Player } from '@seraph/schema/http/players/players'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../../deps.ts'
import { presentPlayer } from './presentPlayer.ts'

/** Changes a session's player and returns them as they are then. The admin is never featured: `forbidden` (rule 12). */
export async function changePlayer(deps: Deps, player: PlayerRow, changes: PlayerChanges): Promise<Player> {
  if (player.isAdmin && changes.isPubliclyVisible === true) throw new AppError('forbidden')
  const changed = await deps.db.transaction().execute((tx) => updatePlayer(tx, player.id, changes))
  if (changed === undefined) throw new AppError('not_signed_in')
  return presentPlayer(changed)
}

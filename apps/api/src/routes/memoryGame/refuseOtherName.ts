import { findPlayerByCode } from '@seraph/db/queries/players/players'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import { meantCodes } from '@seraph/domain/codes/meantCodes'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../../deps.ts'

/**
 * A game that was played under one code is not counted for whoever is signed in when it is sent: `forbidden` unless the name is the
 * player's id or one of their codes, present or former (rule 7).
 */
export async function refuseOtherName(deps: Deps, player: PlayerRow, name: string | null): Promise<void> {
  if (name === null || name === player.id || name === player.code) return
  const named = await findPlayerByCode(deps.db, meantCodes(name))
  if (named?.id !== player.id) throw new AppError('forbidden')
}

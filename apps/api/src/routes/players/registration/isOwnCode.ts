import type { Read } from '@seraph/db/open'
import { findPlayerByCode } from '@seraph/db/queries/players/players'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import { meantCodes } from '@seraph/domain/codes/meantCodes'

/** Does a typed code mean this player, under the present code or an old one (rule 7)? */
export async function isOwnCode(db: Read, player: PlayerRow, typed: string): Promise<boolean> {
  const codes: readonly string[] = meantCodes(typed)
  if (codes.includes(player.code)) return true
  return codes.length > 0 && (await findPlayerByCode(db, codes))?.id === player.id
}

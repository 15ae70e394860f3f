import type { Read } from '@seraph/db/open'
import { findPlayerByCode } from '@seraph/db/queries/players'
import type { PlayerRow } from '@seraph/db/queries/players'
import { cleanPlayerCode } from '@seraph/domain/codes/cleanPlayerCode'

/** Does a typed code mean this player, under the present code or an old one (ruling 7)? */
export async function isOwnCode(db: Read, player: PlayerRow, typed: string): Promise<boolean> {
  const codes: readonly string[] = cleanPlayerCode(typed)
  if (codes.includes(player.code)) return true
  return codes.length > 0 && (await findPlayerByCode(db, codes))?.id === player.id
}

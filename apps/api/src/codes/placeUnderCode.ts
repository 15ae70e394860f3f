import { listCodesFor, placePlayer } from '@seraph/db/queries/clubs/memberPlaces'
import type { MemberPlace } from '@seraph/db/queries/clubs/memberPlaces'
import type { Tx } from '@seraph/db/open'
import { AppError } from '@seraph/service/appError'

/**
 * Gives a player a place in a team under the code that belongs there: the present one where it does, else the first of `codes` that nobody
 * else has or ever had (rules 6 and 7). Returns it; throws `gem_taken`, `codes_exhausted`.
 */
export async function placeUnderCode(
  tx: Tx,
  place: Omit<MemberPlace, 'code'> & { presentCode: string },
  codes: readonly string[],
): Promise<string> {
  const { presentCode, ...rest } = place
  const usable = codes.includes(presentCode) ? [presentCode] : await listCodesFor(tx, place.playerId, codes)
  for (const code of usable) {
    const outcome = await placePlayer(tx, { ...rest, code })
    if (outcome === 'placed') return code
    if (outcome === 'gem_taken') throw new AppError('gem_taken')
  }
  throw new AppError('codes_exhausted')
}

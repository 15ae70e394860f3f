import { findOrInsertTeam } from '@seraph/db/queries/clubs/clubs'
import { recordLogin } from '@seraph/db/queries/sessions/logins'
import { findGemHolder, linkSlot } from '@seraph/db/queries/players/players'
import type { PlayerDetails, PlayerRow } from '@seraph/db/queries/players/players'
import type { Tx } from '@seraph/db/open'
import { codeCandidates } from '@seraph/domain/codes/codeCandidates'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import type { registerPlayer } from '@seraph/schema/http/players/players'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../../../deps.ts'
import { insertUnderFreeCode } from '../../../codes/insertUnderFreeCode.ts'
import { nameOf } from '../../../codes/nameOf.ts'

type Wanted = BodyOf<typeof registerPlayer>

/**
 * Creates a player with the first free code, or hands over `slotId`, the unused slot of this gem whose number was given (rules 5, 6, 8
 * and 42); it is the player's first login. Throws `name_has_no_letters`, `gem_taken`, `codes_exhausted`.
 */
export async function createPlayer(
  deps: Deps,
  tx: Tx,
  { wanted, slotId }: { wanted: Wanted; slotId: string | undefined },
  timeZone: string | undefined,
): Promise<PlayerRow> {
  const { startingChapter, biblicalGem: gem } = wanted
  const codes = codeCandidates({ ...wanted, gem }, (code) => code === deps.env.ADMIN_PLAYER_CODE)
  if ('refused' in codes) {
    const issues = [{ path: codes.field, message: 'needs a letter or digit' }]
    throw new AppError(codes.refused, { issues })
  }
  const team = await findOrInsertTeam(tx, {
    club: nameOf(wanted.clubName),
    state: nameOf(wanted.state),
    country: wanted.country === undefined ? undefined : nameOf(wanted.country),
    team: nameOf(wanted.teamName),
  })
  const details: PlayerDetails = {
    state: wanted.state,
    country: wanted.country ?? null,
    pbeExperience: wanted.pbeExperience ?? null,
    isPubliclyVisible: wanted.isPubliclyVisible,
  }
  const holder = await findGemHolder(tx, { ...team, startingChapter, gem })
  if (holder !== undefined && !(holder.id === slotId && (await linkSlot(tx, slotId, details))))
    throw new AppError('gem_taken')
  const playerId =
    holder?.id ?? (await insertUnderFreeCode(deps, tx, [...codes], { ...details, ...team, startingChapter, gem })).id
  const player = await recordLogin(tx, { playerId, timeZone, wantsFeatured: false, isRestoring: false })
  if (player === undefined) throw new Error('a player who was just created is not there')
  return player
}

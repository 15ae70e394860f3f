import { findOrInsertTeam } from '@seraph/db/queries/clubs'
import { recordLogin } from '@seraph/db/queries/logins'
import { findGemHolder, linkSlot } from '@seraph/db/queries/players'
import type { PlayerDetails, PlayerRow } from '@seraph/db/queries/players'
import type { Tx } from '@seraph/db/open'
import { codeCandidates } from '@seraph/domain/codes/codeCandidates'
import type { BodyOf } from '@seraph/schema/http/endpoint'
import type { registerPlayer } from '@seraph/schema/http/players'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../../deps.ts'
import { getCurrentSeason } from '../../seasonCache.ts'
import { insertUnderFreeCode } from './insertUnderFreeCode.ts'
import { nameOf } from './nameOf.ts'

type Wanted = BodyOf<typeof registerPlayer>

/**
 * Creates a player with the first free code, or hands over the unused slot that a coach reserved for this gem (rulings 5, 6 and
 * 8); it is the player's first login. Throws `name_has_no_letters`, `chapter_not_in_season`, `gem_taken`, `codes_exhausted`.
 */
export async function createPlayer(
  deps: Deps,
  tx: Tx,
  wanted: Wanted,
  timeZone: string | undefined,
): Promise<PlayerRow> {
  const { startingChapter, biblicalGem: gem } = wanted
  const { season } = await getCurrentSeason(deps)
  if (startingChapter > season.chapters.length) throw new AppError('chapter_not_in_season')
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
  if (holder !== undefined && !(holder.isSlotReserved && (await linkSlot(tx, holder.id, details))))
    throw new AppError('gem_taken')
  const playerId =
    holder?.id ?? (await insertUnderFreeCode(tx, [...codes], { ...details, ...team, startingChapter, gem })).id
  const player = await recordLogin(tx, { playerId, timeZone, wantsFeatured: false, isRestoring: false })
  if (player === undefined) throw new Error('a player who was just created is not there')
  return player
}

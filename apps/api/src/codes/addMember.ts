import type { CoachTeamRow } from '@seraph/db/queries/coaches/coachTeams'
import { absorbSlot, lockPlayer } from '@seraph/db/queries/clubs/memberPlaces'
import { findGemHolder } from '@seraph/db/queries/players/players'
import type { PlayerRow } from '@seraph/db/queries/players/players'
import type { Tx } from '@seraph/db/open'
import type { TeamMember } from '@seraph/schema/http/coaches/clubs'
import { PlayerCode } from '@seraph/schema/vocabulary'
import type { GemLetter } from '@seraph/schema/vocabulary'
import { AppError } from '@seraph/service/appError'

import type { Deps } from '../deps.ts'
import { insertUnderFreeCode } from './insertUnderFreeCode.ts'
import { codesFor } from './codesFor.ts'
import { placeUnderCode } from './placeUnderCode.ts'

/** A member who is added: a new code, or the player whose code the coach was given (`existing`). */
export type Joining = {
  startingChapter: number
  biblicalGem: GemLetter
  memberNumber: number
  existing: PlayerRow | undefined
}

/**
 * Adds a member to a coach's locked team (rules 6–8): reserves a slot, or links an individual, who takes the place of an unused slot
 * with that chapter and gem where the coach has reserved one. Throws `gem_taken`, `player_has_coach`, `codes_exhausted`.
 */
export async function addMember(
  deps: Deps,
  tx: Tx,
  team: CoachTeamRow & { coachId: string },
  joining: Joining,
): Promise<TeamMember> {
  const { startingChapter, biblicalGem: gem, existing } = joining
  const codes = codesFor(deps, { clubName: team.clubName, teamName: team.name, startingChapter, gem })
  const place = { clubId: team.clubId, teamId: team.id, startingChapter, gem }
  const holder = await findGemHolder(tx, { ...place })
  if (existing === undefined) {
    if (holder !== undefined) throw new AppError('gem_taken')
    const { state, country, coachId } = team
    const slot = { coachId, memberNumber: joining.memberNumber }
    const player = { ...place, state, country, pbeExperience: null, isPubliclyVisible: false, slot }
    const { id, code } = await insertUnderFreeCode(deps, tx, codes, player)
    return present(joining, id, code)
  }
  const known = await lockPlayer(tx, existing.id)
  if (known?.coachId !== null) throw new AppError('player_has_coach')
  const isOwnSlot = holder?.isSlotReserved === true && holder.coachId === team.coachId && holder.deletedAt === null
  const slot = isOwnSlot ? await absorbSlot(tx, { slotId: holder.id, playerId: existing.id }) : undefined
  const memberNumber = slot?.memberNumber ?? joining.memberNumber
  const member = { ...place, playerId: existing.id, coachId: team.coachId, memberNumber, presentCode: known.code }
  const code = await placeUnderCode(tx, member, slot === undefined ? codes : [slot.code, ...codes])
  return present({ ...joining, memberNumber }, existing.id, code)
}

function present(joining: Joining, playerId: string, code: string): TeamMember {
  const { existing, memberNumber, startingChapter, biblicalGem } = joining
  const playerCode = PlayerCode.parse(code)
  return { playerId, playerCode, memberNumber, startingChapter, biblicalGem, isLinked: existing !== undefined }
}

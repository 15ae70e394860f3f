import type { PlayerRow } from '@seraph/db/queries/players/players'
import type { Player } from '@seraph/schema/http/players/players'
import { GemLetter, PbeExperience, PlayerCode } from '@seraph/schema/vocabulary'

/** A player row as its own browser sees it. */
export function presentPlayer(row: PlayerRow): Player {
  return {
    id: row.id,
    playerCode: PlayerCode.parse(row.code),
    clubName: row.clubName,
    teamName: row.teamName,
    startingChapter: row.startingChapter,
    biblicalGem: GemLetter.parse(row.gem),
    state: row.state,
    country: row.country,
    pbeExperience: row.pbeExperience === null ? null : PbeExperience.parse(row.pbeExperience),
    displayName: row.displayName,
    isPubliclyVisible: row.isPubliclyVisible,
    isFeaturedAsked: row.isFeaturedAsked,
  }
}

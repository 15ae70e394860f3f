import type { EventProfile } from './eventProfile.ts'

/** A team's score; `isOutside`: left out of the highest score by the host. */
export type TeamScore = { team: string; score: number; isOutside: boolean }

/**
 * Each team's placement, by whole numbers: first from 90 per cent of the highest
 * score on, second from 80, third below. Undefined for everybody where fewer
 * than two teams take part, or nobody has a point.
 */
export function placeTeams(
  profile: EventProfile,
  teams: readonly TeamScore[],
): { team: string; place: 1 | 2 | 3 | undefined }[] {
  const top = Math.max(0, ...teams.filter(({ isOutside }) => !isOutside).map(({ score }) => score))
  const isReal = teams.length >= 2 && top > 0
  return teams.map(({ team, score }) => {
    if (!isReal) return { team, place: undefined }
    if (100 * score >= profile.firstPercent * top) return { team, place: 1 }
    return { team, place: 100 * score >= profile.secondPercent * top ? 2 : 3 }
  })
}

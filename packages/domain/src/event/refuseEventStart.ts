import type { Seated } from './changeDuty.ts'

/**
 * Why an event can't begin (rule 231), undefined where it can: each team that
 * has anybody has two players at least and a scribe, and one team is there.
 */
export function refuseEventStart(
  teams: readonly (readonly Seated[])[],
  fewest: number,
): 'no_team' | 'team_too_small' | 'no_scribe' | undefined {
  const present = teams.map((team) => team.filter(({ isGone }) => !isGone)).filter((team) => team.length > 0)
  if (present.length === 0) return 'no_team'
  if (present.some((team) => team.filter(({ isAlternate }) => !isAlternate).length < fewest)) return 'team_too_small'
  return present.every((team) => team.some(({ isScribe }) => isScribe)) ? undefined : 'no_scribe'
}

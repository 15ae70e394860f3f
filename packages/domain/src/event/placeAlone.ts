import type { EventProfile } from './eventProfile.ts'
import { placeTeams } from './placeTeams.ts'

/**
 * The place that a team with this score would have taken among those who finished the very same set; where nobody
 * else has, against a team with every point (rule 217). `others`: their scores. Undefined where nobody has a point.
 */
export function placeAlone(
  profile: EventProfile,
  given: { score: number; possible: number; others: readonly number[] },
): 1 | 2 | 3 | undefined {
  const { score, possible, others } = given
  const field = [score, ...(others.length > 0 ? others : [possible])]
  const scores = field.map((one, at) => ({ team: `${at}`, score: one, isOutside: false }))
  return placeTeams(profile, scores)[0]?.place
}

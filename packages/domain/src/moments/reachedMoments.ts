import type { Moment, MomentKind } from '@seraph/schema/http/moments'
import type { Achievement } from '@seraph/schema/season'

import { rankTier, rankTiers } from '../ranks/rankTier.ts'
import { streakBadges } from '../streaks/streak.ts'

/**
 * What moments are reckoned from: points earned, the ordinals of whole
 * chapters kept, the present streak, achievements earned, and rank points.
 */
export type MomentFacts = {
  pointsEarned: number
  keptChapters: readonly number[]
  streakDays: number
  achievements: readonly Achievement[]
  rankPoints: number
}

const moment = (kind: MomentKind, value = '', id = value === '' ? kind : `${kind}:${value}`): Moment => ({
  id,
  kind,
  value,
})

/**
 * What a player has reached that is worth a card, the greatest first (rule 212).
 * A moment's id stays the same whatever comes later, so that it can be told
 * once. A streak that an achievement is given for is told as that.
 */
export function reachedMoments(facts: MomentFacts): Moment[] {
  const { pointsEarned, keptChapters, streakDays, achievements, rankPoints } = facts
  const rank = rankTiers.findIndex(({ name }) => name === rankTier(rankPoints))
  const tiers = rankTiers.slice(1, rank + 1).toReversed()
  const rewarded = new Set(achievements.map(({ rule }) => (rule.kind === 'streak' ? rule.count : undefined)))
  const streaks = streakBadges(streakDays).filter((days) => !rewarded.has(days))
  return [
    ...tiers.map(({ name }) => moment('tier', name)),
    ...(keptChapters.length > 0 ? [moment('first_chapter', String(Math.min(...keptChapters)), 'first_chapter')] : []),
    ...achievements.map(({ id }) => moment('achievement', id)).toReversed(),
    ...streaks.toReversed().map((days) => moment('streak', String(days))),
    ...(pointsEarned > 0 ? [moment('first_point')] : []),
  ]
}

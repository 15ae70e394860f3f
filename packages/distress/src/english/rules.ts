import type { LanguageRules } from '../rule.ts'
import { abuse } from './rules/abuse.ts'
import { bullying } from './rules/bullying.ts'
import { despair } from './rules/despair.ts'
import { friendInNeed } from './rules/friendInNeed.ts'
import { harmByOthers } from './rules/harmByOthers.ts'
import { hunger } from './rules/hunger.ts'
import { runningAway } from './rules/runningAway.ts'
import { selfHarm } from './rules/selfHarm.ts'
import { violence } from './rules/violence.ts'

/** What children in distress say in English. */
export const rules: LanguageRules['rules'] = {
  self_harm: selfHarm,
  abuse,
  harm_by_others: harmByOthers,
  violence,
  running_away: runningAway,
  hunger,
  bullying,
  friend_in_need: friendInNeed,
  despair,
}

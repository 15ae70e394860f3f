import { isActiveThisWeek } from '@seraph/domain/streaks/isActiveThisWeek'
import { groupAccuracy } from '@seraph/domain/teams/groupAccuracy'
import { topPerformers } from '@seraph/domain/teams/topPerformers'
import type { TeamStat } from '@seraph/schema/http/coaches/coachDashboard'
import { PlayerCode } from '@seraph/schema/vocabulary'

import type { Reckoned } from './presentDashboardPlayer.ts'

/** A team's figures for its coach (rule 131; rule 22); `now` in milliseconds since 1970. */
export function teamStatOf(members: readonly Reckoned[], now: number): TeamStat {
  return {
    totalPlayers: members.length,
    activeThisWeek: members.filter(({ totals }) => isActiveThisWeek(totals.lastStudyAt, now)).length,
    avgAccuracy: groupAccuracy(members.map(({ totals }) => totals)),
    topPerformers: topPerformers(members).map(({ player, aiAccuracy }) => ({
      playerCode: PlayerCode.parse(player.row.code),
      aiAccuracy,
    })),
  }
}

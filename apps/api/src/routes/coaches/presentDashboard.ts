import type { CoachedPlayerRow } from '@seraph/db/queries/coaches/coachPlayers'
import type { CoachProfile } from '@seraph/db/queries/coaches/coachSessions'
import type { CoachTeamRow } from '@seraph/db/queries/coaches/coachTeams'
import { completeTotals, emptyTotals } from '@seraph/domain/progress/playerTotals'
import type { TotalsSummary } from '@seraph/domain/progress/playerTotals'
import { groupAccuracy } from '@seraph/domain/teams/groupAccuracy'
import { teamLabels } from '@seraph/domain/teams/teamLabels'
import type { CoachDashboard, ClubStat } from '@seraph/schema/http/coaches/coachDashboard'
import { PlayerCode } from '@seraph/schema/vocabulary'

import { reckonState } from '../progress/reckonState.ts'
import { presentDashboardPlayer } from './presentDashboardPlayer.ts'
import type { Reckoned } from './presentDashboardPlayer.ts'
import { teamStatOf } from './teamStatOf.ts'

/** Team 2 comes before Team 10. */
const byName = new Intl.Collator('en', { numeric: true })

/** A coach's teams and players as the dashboard shows them; `now` in milliseconds since 1970. */
export function presentDashboard(
  coach: CoachProfile,
  rows: { teams: CoachTeamRow[]; players: CoachedPlayerRow[] },
  now: number,
): CoachDashboard {
  const teams = rows.teams.toSorted((a, b) => byName.compare(a.clubName, b.clubName) || byName.compare(a.name, b.name))
  const labels = teamLabels(teams)
  const labelOf = (teamId: string): string => labels.get(teamId) ?? ''
  const players: Reckoned[] = rows.players.filter(({ deletedAt }) => deletedAt === null).map(reckon)
  const byTeam = Map.groupBy(players, ({ row }) => row.teamId)
  const clubs = Map.groupBy(teams, (team) => clubLabel(team, teams))
  const ofTeams = (some: CoachTeamRow[]): Reckoned[] => some.flatMap(({ id }) => byTeam.get(id) ?? [])
  const clubStat = (some: CoachTeamRow[]): ClubStat => {
    const members = ofTeams(some)
    const avgPerformance = groupAccuracy(members.map(({ totals }) => totals))
    return { totalTeams: some.length, totalPlayers: members.length, avgPerformance }
  }
  return {
    profile: {
      coachName: coach.name,
      clubs: teams.length === 0 ? [coach.clubName] : [...clubs.keys()],
      state: coach.state,
      country: coach.country,
      teams: teams.map(({ id }) => labelOf(id)),
    },
    teams: teams.map((team) => ({
      teamId: team.id,
      teamName: team.name,
      label: labelOf(team.id),
      clubName: team.clubName,
      state: team.state,
      country: team.country,
      isPubliclyVisible: team.isPubliclyVisible,
    })),
    players: ofTeams(teams).map((player) => presentDashboardPlayer(player, labelOf(player.row.teamId), now)),
    deletedPlayers: rows.players.flatMap(({ id, code, teamId, deletedAt }) =>
      deletedAt === null
        ? []
        : [
            {
              playerId: id,
              playerCode: PlayerCode.parse(code),
              teamName: labelOf(teamId),
              deletedAt: deletedAt.toISOString(),
            },
          ],
    ),
    objectiveAccuracy: groupAccuracy(players.map(({ totals }) => totals)),
    teamStats: Object.fromEntries(teams.map(({ id }) => [labelOf(id), teamStatOf(byTeam.get(id) ?? [], now)])),
    clubComparison: Object.fromEntries([...clubs].map(([club, some]) => [club, clubStat(some)])),
  }
}

/** What the player's events add up to, those included that aren't in the totals yet. */
function reckon(row: CoachedPlayerRow): Reckoned {
  if (row.pending.length === 0) {
    const totals = row.summary === null ? emptyTotals() : completeTotals(row.summary as TotalsSummary)
    return { row, totals, sessionCount: row.sessionCount ?? 0 }
  }
  const { totals, history } = reckonState(row)
  return { row, totals, sessionCount: history.sessions.length }
}

/** A club's name; with its state where the coach has two clubs of that name. */
function clubLabel(team: CoachTeamRow, teams: CoachTeamRow[]): string {
  const isAlone = teams.every((other) => other.clubName !== team.clubName || other.clubId === team.clubId)
  return isAlone ? team.clubName : `${team.clubName} (${team.state})`
}

import type { PublicTeamRow } from '@seraph/db/queries/clubs/publicTeams'
import { localDate } from '@seraph/domain/progress/localDate'
import { teamFigures } from '@seraph/domain/teams/teamFigures'
import type { PublicTeam } from '@seraph/schema/http/coaches/clubs'

import { reckonState } from '../progress/reckonState.ts'

/** The public teams from their members' rows, those that have explored most first; time in minutes (rule 19). */
export function presentPublicTeams(
  rows: readonly PublicTeamRow[],
  facts: { chaptersInSeason: number; now: number },
): PublicTeam[] {
  return [...Map.groupBy(rows, ({ teamId }) => teamId).values()]
    .flatMap((members) => members.slice(0, 1).map((team) => present(team, members, facts)))
    .toSorted(
      (a, b) =>
        b.chaptersExplored.length - a.chaptersExplored.length ||
        b.totalStudyTime - a.totalStudyTime ||
        (a.id < b.id ? -1 : 1),
    )
}

function present(
  team: PublicTeamRow,
  rows: readonly PublicTeamRow[],
  facts: { chaptersInSeason: number; now: number },
): PublicTeam {
  const members = rows
    .filter(({ playerId }) => playerId !== null)
    .map((row) => ({ ...reckonState(row), today: localDate(facts.now, row.timeZone ?? 'UTC') }))
  const { studySeconds, ...figures } = teamFigures(members, facts)
  return {
    id: team.teamId,
    name: team.clubName,
    teamName: team.teamName,
    coachName: team.coachName,
    state: team.state,
    country: team.country,
    clubPhoto: null,
    memberCount: members.length,
    totalStudyTime: Math.floor(studySeconds / 60),
    ...figures,
    studyRoomSessions: team.studyRooms,
  }
}

import { mostMembers } from '@seraph/domain/teams/mostMembers'

/** The ids of the teams in which no place is left; `players` are all who have one (rule 226). */
export function listFullTeams(players: readonly { teamId: string }[]): ReadonlySet<string> {
  const members = new Map<string, number>()
  for (const { teamId } of players) members.set(teamId, (members.get(teamId) ?? 0) + 1)
  return new Set([...members].filter(([, count]) => count >= mostMembers).map(([teamId]) => teamId))
}

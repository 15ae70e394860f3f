/** What names a team: its own name and its club's; `id` tells teams apart. */
export interface NamedTeam {
  id: string
  name: string
  clubName: string
  state: string
}

/**
 * What each of a coach's teams is called where they stand together, by id: its name; with the club where two of them bear one name, and
 * with the state where that is still not enough. Dashboards are keyed by it, so no two are equal.
 */
export function teamLabels(teams: readonly NamedTeam[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const [name, alike] of Map.groupBy(teams, (team) => team.name)) {
    const clubs = Map.groupBy(alike, (team) => team.clubName)
    for (const [clubName, ofClub] of clubs)
      for (const team of ofClub) {
        const place = ofClub.length > 1 ? `${clubName}, ${team.state}` : clubName
        labels.set(team.id, alike.length === 1 ? name : `${name} (${place})`)
      }
  }
  return labels
}

import type { EventTeamResult } from '@seraph/schema/http/events/eventRoom'

const words = { 1: 'First place', 2: 'Second place', 3: 'Third place' } as const

type Props = { teams: readonly EventTeamResult[]; possible: number; ownTeam: string | undefined }

/** The teams by their placement; several may share one, and nobody is last. Points only where they may be known (rule 235). */
export function PlaceList({ teams, possible, ownTeam }: Props) {
  const groups = ([1, 2, 3, null] as const)
    .map((place) => ({ place, teams: teams.filter((team) => team.place === place) }))
    .filter((group) => group.teams.length > 0)
  return (
    <div className="grid gap-4">
      {groups.map((group) => (
        <section key={group.place ?? 'none'}>
          <h3 className="text-xl">{group.place === null ? 'Took part' : words[group.place]}</h3>
          <ul className="mt-1 grid gap-1">
            {group.teams.map(({ teamId, name, score }) => (
              <li key={teamId} className="flex flex-wrap justify-between gap-x-4">
                <span className="wrap-anywhere">
                  <b>{name}</b>
                  {teamId === ownTeam && ' (your team)'}
                </span>
                {score !== null && (
                  <span className="tabular-nums">
                    {score} of {possible}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

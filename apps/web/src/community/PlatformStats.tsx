import { useQuery } from '@tanstack/react-query'

import { numberText } from '../language/numberText.ts'
import { statsQuery } from '../api/queries/statsQuery.ts'

function Figure({ value, label }: { value: number | undefined; label: string }) {
  return (
    <div>
      <dd className="font-display text-3xl font-semibold tabular-nums">
        {value === undefined ? '––' : numberText(value)}
      </dd>
      <dt className="text-muted text-base">{label}</dt>
    </div>
  )
}

/** Who is here already (rule 105); dashes where that can't be had (rule 28). */
export function PlatformStats() {
  const { data, isError } = useQuery(statsQuery)
  const known = isError ? undefined : data
  return (
    <section
      aria-label="Platform statistics"
      className="border-line rounded-card flex min-h-32 flex-col justify-center border p-5 text-center"
    >
      {data === undefined && !isError ? (
        <p className="text-muted">Loading platform statistics...</p>
      ) : (
        <>
          <dl className="flex flex-wrap justify-center gap-x-10 gap-y-3 *:flex *:flex-col">
            <Figure value={known?.totalRegisteredPlayers} label="Registered Individual Players" />
            <Figure value={known?.activeTeams} label="Teams Represented" />
          </dl>
          <p className="text-muted mt-3 text-base">
            {isError ? 'Not reachable right now' : 'Community growth • Updated in real-time'}
          </p>
        </>
      )}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'

import { statsQuery } from '../../api/statsQuery.ts'

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dd className="font-display text-3xl font-semibold">{value.toLocaleString('en')}</dd>
      <dt className="text-muted text-base">{label}</dt>
    </div>
  )
}

/** Who is here already (document 1, §2.5). */
export function PlatformStats() {
  const { data, isError } = useQuery(statsQuery)
  return (
    <section aria-label="Platform statistics" className="border-line rounded-card mt-8 min-h-36 border p-5 text-center">
      {data && !isError ? (
        <>
          <dl className="flex flex-wrap justify-center gap-x-14 gap-y-3 *:flex *:flex-col">
            <Figure value={data.totalRegisteredPlayers} label="Registered Individual Players" />
            <Figure value={data.activeTeams} label="Teams Represented" />
          </dl>
          <p className="text-muted mt-3 text-base">Community growth • Updated in real-time</p>
        </>
      ) : (
        <p className="text-muted py-8">
          {isError ? 'Statistics are not reachable.' : 'Loading platform statistics...'}
        </p>
      )}
    </section>
  )
}

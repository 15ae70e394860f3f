import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { reportQuery } from '../../api/queries/reportQuery.ts'
import { seasonQuery, seasonQueryOf } from '../../api/queries/seasonQuery.ts'

/** What an address says of which season is read. */
const ofSeason = 'of'

/** A player's report, in the season in hand or in another one that the address names, a closed one too (rule 157). */
export function useReport(playerId: string) {
  const [search, setSearch] = useSearchParams()
  const inHand = useQuery(seasonQuery)
  const named = /^[\w-]{1,100}$/.exec(search.get(ofSeason) ?? '')?.[0]
  const other = named === inHand.data?.id ? undefined : named
  const report = useQuery(reportQuery(playerId, other))
  const ofOther = useQuery({ ...seasonQueryOf(other ?? ''), enabled: other !== undefined })
  const season = other === undefined ? inHand : ofOther
  return {
    report: report.data,
    season: season.data,
    inHand: inHand.data,
    isOther: other !== undefined,
    failure: report.error ?? season.error,
    isFetching: report.isFetching,
    retry: () => {
      void report.refetch()
      void season.refetch()
    },
    /** Reads another season; nothing else of the address changes. */
    read: (id: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (id === inHand.data?.id) next.delete(ofSeason)
          else next.set(ofSeason, id)
          return next
        },
        { replace: true },
      ),
  }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { call } from '../api/call.ts'
import { progressQuery } from '../api/queries/progressQuery.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { reportQuery } from '../api/queries/reportQuery.ts'
import { decisionText } from '../messages/appeals.ts'
import { Card } from '../ui/Card.tsx'

/** What people decided about one's answers since the last visit; told once (rule 191). */
export function ToldDecisions({ playerId }: { playerId: string }) {
  const { data = [] } = useQuery({
    queryKey: ['decisions', playerId],
    queryFn: () => call('listDecisions', {}),
    // What is told here once stays on this page as long as it is open.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (data.length === 0) return
    void queryClient.invalidateQueries({ queryKey: progressQuery(playerId).queryKey })
    void queryClient.invalidateQueries({ queryKey: reportQuery(playerId).queryKey })
    // Where it isn't heard now the next visit tells it again: better twice than never.
    call('hearDecisions', { body: { ids: data.map(({ id }) => id) } }).catch(() => undefined)
  }, [data, playerId])
  if (data.length === 0) return null
  return (
    <Card className="mt-5">
      <h2 className="text-xl">What changed about your answers</h2>
      <ul className="mt-3 grid gap-2">
        {data.map((decision) => (
          <li key={decision.id} className="wrap-anywhere">
            {decisionText(decision)}
            {decision.reason !== null && <span className="text-muted block text-base">{decision.reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

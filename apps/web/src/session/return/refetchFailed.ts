import type { QueryClient } from '@tanstack/react-query'

/**
 * Fetches again what has failed while the server was away, and what is under way now and fails after all: its last
 * try may have been sent before the server was back, and be told only now (rule 120).
 */
export function refetchFailed(client: QueryClient): void {
  const cache = client.getQueryCache()
  const underWay = new Set(cache.findAll({ fetchStatus: 'fetching' }).map(({ queryHash }) => queryHash))
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return
    const { queryHash, queryKey } = event.query
    if (!underWay.delete(queryHash)) return
    if (event.action.type === 'error') void client.refetchQueries({ queryKey, exact: true })
    if (underWay.size === 0) stop()
  })
  if (underWay.size === 0) stop()
  void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

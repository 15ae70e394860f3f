import { QueryClient } from '@tanstack/react-query'

/**
 * The documents' defaults (rule 120): no retries, data never stale, no refetch by time or focus. Calls are made even
 * where the browser believes to be offline, so that a screen says so instead of waiting for ever.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

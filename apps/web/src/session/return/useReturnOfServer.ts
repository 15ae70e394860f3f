import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { refetchFailed } from './refetchFailed.ts'
import { returnPauseMs } from './returnPauseMs.ts'
import { sessionQuery } from '../sessionQuery.ts'
import { useSession } from '../useSession.ts'

/**
 * While the server can't be reached, asks for the session again after growing pauses, and at once when the network comes back. When it
 * answers, what had failed meanwhile on the screen is fetched again (rule 120).
 */
export function useReturnOfServer(): void {
  const client = useQueryClient()
  const { status } = useSession()
  const tries = useRef(0)
  useEffect(() => {
    if (status === 'checking') return undefined
    if (status !== 'unreachable') {
      if (tries.current > 0) refetchFailed(client)
      tries.current = 0
      return undefined
    }
    const ask = () => void client.refetchQueries({ queryKey: sessionQuery.queryKey })
    const timer = setTimeout(ask, returnPauseMs(tries.current++, Math.random()))
    addEventListener('online', ask)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', ask)
    }
  }, [client, status])
}

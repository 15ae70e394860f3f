import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { sessionQuery } from './sessionQuery.ts'
import type { SessionState } from './sessionState.ts'
import { readStoredPlayer } from './storedPlayer.ts'

/** Who this browser is, as far as it is known. */
export function useSession(): SessionState & { retry: () => void } {
  const { data, isFetching, errorUpdateCount, refetch } = useQuery(sessionQuery)
  const [storedCode] = useState(() => readStoredPlayer()?.playerCode)
  const retry = () => void refetch()
  if (data === undefined) {
    const status = isFetching ? 'checking' : 'unreachable'
    return { status, hasFailed: errorUpdateCount > 0, player: null, storedCode, retry }
  }
  const { player, isProved, studiesUntil, isAdmin, canBecomeAdmin } = data
  if (player === null) return { status: 'guest', player, storedCode: undefined, retry }
  return {
    status: 'player',
    player,
    storedCode: player.playerCode,
    isProved,
    studiesUntil,
    isAdmin,
    canBecomeAdmin,
    retry,
  }
}

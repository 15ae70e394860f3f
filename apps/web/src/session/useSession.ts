import type { Player } from '@seraph/schema/http/players'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { sessionQuery } from './sessionQuery.ts'
import { readStoredPlayer } from './storedPlayer.ts'

/**
 * - `checking`: the server has not answered yet; `storedCode` may be shown, and nothing may rest on it.
 * - `unreachable`: it could not be asked.
 * - `guest` and `player`: as the server said.
 */
export type SessionState =
  | { status: 'checking' | 'unreachable'; player: null; storedCode: string | undefined }
  | { status: 'guest'; player: null }
  | { status: 'player'; player: Player; isAdmin: boolean; canBecomeAdmin: boolean }

/** Who this browser is, as far as it is known. */
export function useSession(): SessionState & { retry: () => void } {
  const { data, isPending, isFetching, refetch } = useQuery(sessionQuery)
  const [storedCode] = useState(() => readStoredPlayer()?.playerCode)
  const retry = () => void refetch()
  if (data === undefined) {
    return {
      status: isPending || isFetching ? (isFetching ? 'checking' : 'unreachable') : 'unreachable',
      player: null,
      storedCode,
      retry,
    }
  }
  if (data.player === null) return { status: 'guest', player: null, retry }
  return { status: 'player', player: data.player, isAdmin: data.isAdmin, canBecomeAdmin: data.canBecomeAdmin, retry }
}

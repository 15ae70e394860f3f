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
  | { status: 'guest'; player: null; storedCode: undefined }
  | { status: 'player'; player: Player; storedCode: string; isAdmin: boolean; canBecomeAdmin: boolean }

/** Who this browser is, as far as it is known. */
export function useSession(): SessionState & { retry: () => void } {
  const { data, isFetching, refetch } = useQuery(sessionQuery)
  const [storedCode] = useState(() => readStoredPlayer()?.playerCode)
  const retry = () => void refetch()
  if (data === undefined) return { status: isFetching ? 'checking' : 'unreachable', player: null, storedCode, retry }
  const { player, isAdmin, canBecomeAdmin } = data
  if (player === null) return { status: 'guest', player, storedCode: undefined, retry }
  return { status: 'player', player, storedCode: player.playerCode, isAdmin, canBecomeAdmin, retry }
}

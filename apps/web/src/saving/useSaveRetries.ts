import { useEffect } from 'react'

import { useSession } from '../session/useSession.ts'
import { sendPendingSaves } from './sendPendingSaves.ts'
import { usePendingCount } from './usePendingCount.ts'

/** How often unsent answers are tried again while the page is open. */
const pauseMs = 20_000

/** Sends what waits when the page loads, when the network comes back, and now and then while something waits. */
export function useSaveRetries(): void {
  const { player } = useSession()
  const hasPending = usePendingCount(player?.playerCode) > 0
  useEffect(() => {
    if (player === null || !hasPending) return undefined
    const send = () => void sendPendingSaves(player)
    send()
    const timer = setInterval(send, pauseMs)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [player, hasPending])
}

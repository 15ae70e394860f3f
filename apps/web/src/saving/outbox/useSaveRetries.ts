import { useEffect } from 'react'

import { useSession } from '../../session/useSession.ts'
import { isOwnedBy } from '../owner.ts'
import { outbox } from './outbox.ts'
import { recountWaiting, useWaitingWork } from './waitingStore.ts'

/** How often unsent work is tried again while the page is open. */
const pauseMs = 20_000

/** Sends what waits when the page loads, when the network comes back, and now and then while something waits. */
export function useSaveRetries(): void {
  const { status, player, retry } = useSession()
  const { entries } = useWaitingWork()
  const isKnown = status === 'player' || status === 'guest'
  const hasOwn = entries.some(({ owner, refusedAs }) => refusedAs === undefined && isOwnedBy(owner, player))
  useEffect(recountWaiting, [])
  useEffect(() => {
    if (isKnown) void outbox.send(player, { withRefused: true })
  }, [isKnown, player])
  useEffect(() => {
    if (!isKnown || !hasOwn) return undefined
    const send = () => void outbox.send(player)
    const timer = setInterval(send, pauseMs)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [isKnown, player, hasOwn])
  useEffect(() => {
    if (status !== 'unreachable') return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
}

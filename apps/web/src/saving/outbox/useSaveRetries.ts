import { useEffect } from 'react'

import { useSession } from '../../session/useSession.ts'
import { isOwnedBy } from '../owner.ts'
import { outbox } from './outbox.ts'
import { recountWaiting, useWaitingWork } from './waitingStore.ts'

/** How often unsent work is tried again while the page is open. */
const pauseMs = 20_000

/** A device says that it is connected some moments before anything gets through: when to try then, in ms. */
const afterOnlineMs = [0, 1000, 3000, 8000]

/** Sends what waits when the page loads, when the network comes back, and now and then while something waits. */
export function useSaveRetries(): void {
  const { status, player } = useSession()
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
    return () => clearInterval(timer)
  }, [isKnown, player, hasOwn])
  useEffect(() => {
    if (!isKnown) return undefined
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const sendSoon = () => {
      for (const pause of afterOnlineMs) timers.add(setTimeout(() => void outbox.send(player), pause))
    }
    addEventListener('online', sendSoon)
    return () => {
      removeEventListener('online', sendSoon)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [isKnown, player])
}

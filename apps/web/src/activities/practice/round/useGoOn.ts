import { useEffect, useEffectEvent } from 'react'

/** How often it is tried without a sign from the browser that the network is back. */
const pauseMs = 10_000

/** While something waits for the connection: tries when the network comes back, when the page is looked at again, and now and then. */
export function useGoOn(isWaiting: boolean, onTry: () => void): void {
  const attempt = useEffectEvent(onTry)
  useEffect(() => {
    if (!isWaiting) return undefined
    const tryNow = () => attempt()
    const timer = setInterval(tryNow, pauseMs)
    addEventListener('online', tryNow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', tryNow)
    }
  }, [isWaiting])
}

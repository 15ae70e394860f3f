import { useEffect, useState } from 'react'

/**
 * Counts down to `endsAt`, by the page's own steady clock (`performance.now()`),
 * which no change of the device's clock moves. Returns what is left in
 * milliseconds, 0 from the end on; undefined without an end.
 */
export function useCountdown(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (endsAt === undefined) return undefined
    const tick = () => setNow(performance.now())
    tick()
    const timer = setInterval(tick, 200)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endsAt])
  return endsAt === undefined ? undefined : Math.max(0, endsAt - now)
}

import { useEffect, useState } from 'react'

import { serverTime } from '../api/serverTime.ts'

/** The server's time, read again every so many milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => serverTime())
  useEffect(() => {
    const timer = setInterval(() => setNow(serverTime()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

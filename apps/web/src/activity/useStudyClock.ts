import { useEffect, useState } from 'react'

import { newClockReading, startClock, type ClockReading, type StudyClock } from './studyClock.ts'

/** The time that this quiz has been looked at; it stands while the page is hidden. */
export function useStudyClock(from: ClockReading = newClockReading): StudyClock {
  const [clock] = useState(() => startClock(Date.now, from))
  useEffect(() => {
    const onChange = () => clock.setRunning(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [clock])
  return clock
}

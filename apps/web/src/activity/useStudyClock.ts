import { useEffect, useState } from 'react'

import { newClockReading, startClock, type ClockReading, type StudyClock } from './studyClock.ts'

/** The time that an activity has been looked at: it stands while the page is hidden, and while there is nothing to study (`isRunning`). */
export function useStudyClock(from: ClockReading = newClockReading, isRunning = true): StudyClock {
  const [clock] = useState(() => {
    const started = startClock(Date.now, from)
    // On a slow phone seconds may pass before the effect below.
    started.setRunning(isRunning)
    return started
  })
  useEffect(() => {
    const onChange = () => clock.setRunning(isRunning && document.visibilityState === 'visible')
    onChange()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [clock, isRunning])
  return clock
}

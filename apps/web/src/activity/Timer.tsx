import TimerIcon from 'virtual:icons/timer'
import { useEffect, useState } from 'react'

import { clockText } from './clockText.ts'

/** A running time; `readMs` is asked once a second. It is read out only when somebody looks for it. */
export function Timer({ readMs }: { readMs: () => number }) {
  const [ms, setMs] = useState(readMs)
  useEffect(() => {
    const tick = () => setMs(readMs())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [readMs])
  return (
    <span role="timer" aria-label="Time" className="inline-flex items-center gap-1.5 tabular-nums">
      <TimerIcon aria-hidden className="size-5" />
      {clockText(ms)}
    </span>
  )
}

import { useEffect, useRef, useState } from 'react'

import { usePrefersReducedMotion } from '../ui/usePrefersReducedMotion.ts'
import { meterBegin, meterFrames, meterMs } from './meterFrames.ts'
import { readSeenMeter, writeSeenMeter } from './seenMeter.ts'

/** The number to show on the way to the goal; at once the goal where motion is unwelcome. Undefined as long as the goal is. */
export function useMeterValue(goal: number | undefined): number | undefined {
  const isStill = usePrefersReducedMotion()
  const [seen] = useState(() => readSeenMeter())
  const [shown, setShown] = useState<number>()
  const from = useRef(seen)
  useEffect(() => {
    if (goal === undefined) return undefined
    writeSeenMeter(goal)
    const begin = meterBegin(from.current, goal)
    const frames = [begin, ...meterFrames(begin, goal)]
    const timer = setInterval(() => {
      const next = frames.shift()
      if (next === undefined) clearInterval(timer)
      else setShown((from.current = next))
    }, meterMs / frames.length)
    return () => clearInterval(timer)
  }, [goal])
  if (goal === undefined) return undefined
  return isStill ? goal : (shown ?? meterBegin(seen, goal))
}

import { useEffect, useRef, useState } from 'react'

import { usePrefersReducedMotion } from '../ui/usePrefersReducedMotion.ts'
import { meterFrames, meterMs, meterStart } from './meterFrames.ts'

/** The number to show on the way to the goal; at once the goal where motion is unwelcome. Undefined as long as the goal is. */
export function useMeterValue(goal: number | undefined): number | undefined {
  const isStill = usePrefersReducedMotion()
  const [shown, setShown] = useState(meterStart)
  const from = useRef(meterStart)
  useEffect(() => {
    if (goal === undefined) return undefined
    const frames = meterFrames(from.current, goal)
    const timer = setInterval(
      () => {
        const next = frames.shift()
        if (next === undefined) clearInterval(timer)
        else setShown((from.current = next))
      },
      meterMs / Math.max(1, frames.length),
    )
    return () => clearInterval(timer)
  }, [goal])
  if (goal === undefined) return undefined
  return isStill ? goal : shown
}

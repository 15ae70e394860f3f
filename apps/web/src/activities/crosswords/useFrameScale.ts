import { useLayoutEffect, useState, type RefObject } from 'react'

import { frameScale } from './puzzle/frameSize.ts'

/** Room that the window keeps around the frame, in CSS pixels. */
const margin = 16

/** The scale of a frame in a box as wide as `box`, for the window as it is now. */
export function useFrameScale(box: RefObject<HTMLElement | null>): number | undefined {
  const [scale, setScale] = useState<number>()
  useLayoutEffect(() => {
    const measure = () => {
      const width = box.current?.clientWidth ?? innerWidth
      setScale(frameScale({ width, height: innerHeight - margin }))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [box])
  return scale
}

import { useEffect, useState } from 'react'

/**
 * The id of what was last seen on the screen: `id` from the frame after the
 * one in which it was first painted. A page that is busy, or lies behind another, paints late.
 */
export function usePaintedId(id: number | undefined): number | undefined {
  const [painted, setPainted] = useState<number>()
  useEffect(() => {
    if (id === undefined) return undefined
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(id))
    })
    return () => cancelAnimationFrame(frame)
  }, [id])
  return painted
}

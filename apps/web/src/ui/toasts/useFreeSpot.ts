import { useEffect, useRef, useState, type RefObject } from 'react'

import { freeSpot, isFree, isWithin, leastCovering, type Box, type Spot } from './freeSpot.ts'

/** What is pressed, and what is seen or read at just that moment: the headline, a code for a camera, a verdict, a round’s end. */
const controls =
  'main h1, a[href], button, input, textarea, select, summary, label, iframe, [role=tab], [role=menuitem], [tabindex="0"], [data-clear]'

/** From this width on a toast comes up at the lower right. */
const wideFrom = 640

const margin = 8

function takenBy(own: Element): Box[] {
  return [...document.querySelectorAll(controls)]
    .filter((control) => !own.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 2 && height > 2 && bottom > 0 && top < innerHeight)
}

/** Where a toast lies, and whether it covers a control there. */
export type ToastPlace = Spot & { isOver: boolean }

/**
 * Where the toasts in `list` lie so that no control is covered (rule 227),
 * or as little as can be, while one is shown; undefined until it is known.
 */
export function useFreeSpot(list: RefObject<HTMLElement | null>, isShown: boolean): ToastPlace | undefined {
  const [spot, setSpot] = useState<ToastPlace>()
  const last = useRef<Spot>(undefined)
  useEffect(() => {
    const element = list.current
    if (element === null || !isShown) return undefined
    let frame = 0
    const place = () => {
      frame = 0
      const { offsetWidth: width, offsetHeight: height } = element
      if (height === 0) return
      const room = {
        left: margin,
        top: margin,
        right: document.documentElement.clientWidth - margin,
        bottom: innerHeight - margin,
      }
      const taken = takenBy(element)
      const before = last.current
      const size = { width, height }
      const stays = before !== undefined && isWithin(before, size, room) && isFree(before, size, taken)
      const isLow = innerWidth >= wideFrom
      last.current = stays ? before : freeSpot(size, room, taken, isLow)
      const least = last.current ?? leastCovering(size, room, taken, isLow)
      setSpot(least && { ...least, isOver: last.current === undefined })
    }
    const soon = () => {
      frame ||= requestAnimationFrame(place)
    }
    const sizes = new ResizeObserver(soon)
    sizes.observe(element)
    const main = document.querySelector('main')
    const changes = new MutationObserver(soon)
    if (main !== null) changes.observe(main, { childList: true, subtree: true })
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
      last.current = undefined
    }
  }, [list, isShown])
  return spot
}

import { useEffect, type RefObject } from 'react'

/** When a phone's keyboard opens over the box that is typed in, brings it to the middle of what is left. */
export function useKeepFocusInView(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return undefined
    let height = viewport.height
    const onResize = () => {
      const hasShrunk = viewport.height < height - 100
      height = viewport.height
      const box = document.activeElement
      if (hasShrunk && box !== null && area.current?.contains(box)) box.scrollIntoView({ block: 'center' })
    }
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [area])
}

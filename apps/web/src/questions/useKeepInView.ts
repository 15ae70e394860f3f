import { useEffect, type RefObject } from 'react'

/** When a phone's keyboard opens over the answer, brings the question to the top, so that it stays to be read above the box. */
export function useKeepInView(box: RefObject<HTMLElement | null>, questionId: string): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return undefined
    let height = viewport.height
    const onResize = () => {
      const hasShrunk = viewport.height < height - 100
      height = viewport.height
      if (hasShrunk && document.activeElement === box.current) {
        document.getElementById(questionId)?.scrollIntoView({ block: 'start' })
      }
    }
    viewport.addEventListener('resize', onResize)
    return () => viewport.removeEventListener('resize', onResize)
  }, [box, questionId])
}

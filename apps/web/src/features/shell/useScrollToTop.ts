import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/** A new screen begins at its top; going back keeps the browser's own place. */
export function useScrollToTop(pathname: string): void {
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigation !== NavigationType.Pop) scrollTo(0, 0)
  }, [pathname, navigation])
}

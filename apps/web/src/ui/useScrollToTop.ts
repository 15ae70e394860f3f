import { useEffect } from 'react'

/** A part that takes another's place under one address begins at its top. */
export function useScrollToTop(): void {
  useEffect(() => {
    scrollTo(0, 0)
  }, [])
}

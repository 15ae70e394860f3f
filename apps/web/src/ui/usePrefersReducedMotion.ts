import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Has this person asked for stillness? */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

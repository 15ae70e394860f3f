import { useMedia } from './useMedia.ts'

/** Does this visitor want less motion, now? */
export const usePrefersReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)')

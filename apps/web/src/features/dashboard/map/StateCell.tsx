import type { MemoryState } from '@seraph/schema/review'

import { classes } from '../../../ui/classes.ts'
import './teamMap.css'

/**
 * A state as a box: outline, hatch, fill, or fill with a heavy rim; a small dash where nothing is asked. Silent: its word belongs
 * beside it.
 */
export function StateCell({ state, isOwn = false }: { state: MemoryState | undefined; isOwn?: boolean }) {
  return (
    <span aria-hidden className={classes(isOwn && 'mapown')}>
      <span className={`mapcell mapcell-${state ?? 'none'}`} />
    </span>
  )
}

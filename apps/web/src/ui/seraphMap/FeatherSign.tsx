import type { MemoryState } from '@seraph/schema/review'

import { Feather } from './Feather.tsx'
import type { Point } from './wings.ts'
import './seraphMap.css'

const at = (along: number, across: number): Point => [Math.round(6 + 88 * along), Math.round(28 + 34 * across)]

/** One lying feather in a state's way of drawing, beside its word. */
export function FeatherSign({ state }: { state: MemoryState }) {
  return (
    <svg viewBox="0 0 100 52" aria-hidden className="feathersign">
      <Feather at={at} state={state} />
    </svg>
  )
}

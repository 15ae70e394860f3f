import type { Moment } from '@seraph/schema/http/moments'

import './moments.css'

const beads = Array.from({ length: 24 }, (_, at) => {
  const turn = (Math.PI * at) / 12
  return `M${(40 + 36.5 * Math.cos(turn)).toFixed(1)} ${(40 + 36.5 * Math.sin(turn)).toFixed(1)}h0`
}).join('')

const figures = {
  tier: 'M40 24l4.700 10 11 1.300-8.100 7.500 2.200 10.800L40 48.300l-9.800 5.300 2.200-10.800-8.100-7.500 11-1.300z',
  first_chapter: 'M26 54C28 42 38 29 55 26c0 15-9 25-22 24M26 54l15-15',
  achievement: 'M28 25h24v11a12 12 0 01-24 0zM40 48v7M32 56h16',
  streak: 'M40 22c4 9-3 12-3 19 2-1 4-3 4-7 7 4 11 9 11 15a12 12 0 01-24 0c0-11 12-15 12-27z',
  first_point: 'M28 41l8 8 17-18',
} as const satisfies Record<Moment['kind'], string>

/** A seal: beads, a ring, and one figure by what it is for. Its words stand beside it, so the picture itself is silent. */
export function Seal({ kind }: { kind: Moment['kind'] }) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden className="seal">
      <circle className="seal-disc" cx="40" cy="40" r="35" />
      <path className="seal-beads" d={beads} />
      <circle className="seal-ring" cx="40" cy="40" r="28.500" />
      <path className="seal-figure" d={figures[kind]} />
    </svg>
  )
}

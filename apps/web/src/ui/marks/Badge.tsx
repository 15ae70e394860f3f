import type { ReactNode } from 'react'

/** A small label; `points` carries gold. */
export function Badge({ look = 'plain', children }: { look?: 'plain' | 'points'; children: ReactNode }) {
  const colours = look === 'points' ? 'bg-gold text-on-gold border-transparent' : 'border-line text-muted'
  return <span className={`rounded-full border px-3 py-0.5 text-base font-semibold ${colours}`}>{children}</span>
}

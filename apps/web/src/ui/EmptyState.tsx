import type { ReactNode } from 'react'

/** Nothing here yet, and what would fill it. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-edge rounded-card border-2 border-dashed p-6 text-center">
      <h2 className="text-xl">{title}</h2>
      <div className="text-muted mt-2">{children}</div>
    </div>
  )
}

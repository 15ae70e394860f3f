import type { ReactNode } from 'react'

/** One part of the look under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="lookpart">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'

/** All of the look by day or in the night, whatever the system has. */
export function Side({ theme, children }: { theme: 'light' | 'dark'; children: ReactNode }) {
  return (
    <section aria-label={theme} className="lookside" style={{ colorScheme: theme }}>
      {children}
    </section>
  )
}

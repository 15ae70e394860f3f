import type { ReactNode } from 'react'

import { buttonClass } from './buttonClass.ts'

/** A button that leads to another site, in a tab of its own; that site isn't told where one came from. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={buttonClass('primary', 'mt-4')} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens another site in a new tab)</span>
    </a>
  )
}

import type { ReactNode } from 'react'

import { Button } from '../Button.tsx'

type Props = { onBack: () => void; back?: string; children: ReactNode }

/** The ways out of a question: first what it is about, then back; in every dialog in this order. */
export function Ways({ onBack, back = 'Cancel', children }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <Button look="quiet" onClick={onBack}>
        {back}
      </Button>
    </div>
  )
}

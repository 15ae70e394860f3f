import Flag from 'virtual:icons/flag'

import { Button } from '../ui/Button.tsx'

/** Ends a round early: what was answered is kept (rule 123). */
export function EndHere({ className, onEnd }: { className?: string; onEnd: () => void }) {
  return (
    <Button look="plain" className={className} onClick={onEnd}>
      <Flag aria-hidden className="size-5" />
      End here
    </Button>
  )
}

import History from 'virtual:icons/history'
import type { ReactNode } from 'react'

import { momentText } from '../../language/timeTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

type Props = {
  /** Where the run stands, in a few words: "Question 4 of 20 · Isaiah 6". */
  children: ReactNode
  savedAt: number
  onGoOn: () => void
  onStartAnew: () => void
}

/** Offers to go on with an activity that was left. */
export function ResumeCard({ children, savedAt, onGoOn, onStartAnew }: Props) {
  const leftAt = momentText(savedAt)
  return (
    <Card className="appear mt-5">
      <h2 className="flex items-center gap-2.5 text-xl">
        <History aria-hidden className="text-ember size-6 flex-none" />
        Go on where you were
      </h2>
      <p className="mt-2">{children}</p>
      <p className="text-muted text-base">Left on {leftAt}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button className="flex-1 sm:flex-none" onClick={onGoOn}>
          Go on
        </Button>
        <Button look="quiet" className="flex-1 sm:flex-none" onClick={onStartAnew}>
          Start over
        </Button>
      </div>
    </Card>
  )
}

import type { Rehearsal } from '@seraph/schema/http/events/events'
import { useEffect, useRef } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { MarkedSheet } from './MarkedSheet.tsx'

/** The marks of what was just handed in, or of the block that is over. */
export function MarkedSheets({ rehearsal, from, onNext }: { rehearsal: Rehearsal; from: number; onNext: () => void }) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  return (
    <Card className="mt-4">
      <ol className="divide-line divide-y">
        {rehearsal.sheets.slice(from).map((sheet, place) => {
          const question = rehearsal.set.questions[from + place]
          return (
            question !== undefined && (
              <MarkedSheet
                key={question.id}
                rehearsalId={rehearsal.id}
                question={question}
                number={from + place + 1}
                sheet={sheet}
              />
            )
          )
        })}
      </ol>
      <Button ref={next} className="mt-5 w-full sm:w-auto sm:min-w-44" onClick={onNext}>
        {rehearsal.isEnded ? 'See the Result' : 'Go On'}
      </Button>
    </Card>
  )
}

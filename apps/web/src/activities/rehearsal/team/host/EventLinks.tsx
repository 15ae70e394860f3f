import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '../../../../language/amountText.ts'
import { paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/Button.tsx'
import { inputClass } from '../../../../ui/inputClass.ts'
import { PapersLink } from '../PapersLink.tsx'
import { hashOfSeat, type TeamSeat } from '../teamSeat.ts'

type Props = { links: UseMutationResult<TeamSeat, Error, 'screen' | 'grader'>; graders: number; setId: string | null }

const addressOf = (seat: TeamSeat) => `${location.origin}${paths.rehearsal}?team=${hashOfSeat(seat)}`

/** The screen for the hall in a window of its own, links for up to three graders, which do nothing else, and the set's papers. */
export function EventLinks({ links, graders, setId }: Props) {
  const [grader, setGrader] = useState<string>()
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          look="quiet"
          isBusy={links.isPending && links.variables === 'screen'}
          onClick={() => {
            // Opened by the press itself: a browser blocks windows that open later.
            const wall = open('', '_blank')
            links.mutate('screen', {
              onSuccess: (seat) => {
                if (wall === null) location.assign(addressOf(seat))
                else wall.location.href = addressOf(seat)
              },
              onError: () => wall?.close(),
            })
          }}
        >
          Screen for the Hall
        </Button>
        <Button
          look="quiet"
          isBusy={links.isPending && links.variables === 'grader'}
          onClick={() => links.mutate('grader', { onSuccess: (seat) => setGrader(addressOf(seat)) })}
        >
          Link for a Grader
        </Button>
        <PapersLink setId={setId} />
      </div>
      {grader !== undefined && (
        <label className="block">
          <span className="mb-1 block text-base">
            Give this link to grader {graders}. It opens the sheets and nothing else.
          </span>
          <input className={inputClass} readOnly value={grader} onFocus={(event) => event.target.select()} />
        </label>
      )}
      {graders > 0 && <p className="text-muted text-base">{amountText(graders, 'grader')} of 3</p>}
    </div>
  )
}

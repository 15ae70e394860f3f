import type { EventRoom, EventSheet } from '@seraph/schema/http/events/eventRoom'

import { PartLine } from '../../../../questions/PartLine.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { amountText } from '../../../../language/amountText.ts'
import { appealTexts } from '../appealTexts.ts'
import { KeyText } from '../KeyText.tsx'

type Props = {
  room: EventRoom
  sheet: EventSheet | undefined
  canAppeal: boolean
  isBusy: boolean
  onAppeal: (part: number) => void
}

/** The answer, and what the team's own sheet got for it; its captain may ask the panel to look at a part again (rule 234). */
export function RevealedSheet({ room, sheet, canAppeal, isBusy, onAppeal }: Props) {
  const mark = sheet?.mark ?? null
  const appealOf = (part: number) =>
    room.appeals.find((one) => one.question === room.question && one.part === part && one.teamId === sheet?.teamId)
  return (
    <div className="mt-4">
      <KeyText asked={room.asked} />
      {sheet !== undefined && (
        <p className="mt-3 wrap-anywhere whitespace-pre-line">
          {sheet.answer.trim() === '' ? (
            <span className="text-muted">Nothing was written.</span>
          ) : (
            `Your sheet: ${sheet.answer}`
          )}
        </p>
      )}
      {sheet?.late != null && (
        <p className="text-muted text-base">“{sheet.late}” came after the time and doesn’t count.</p>
      )}
      {mark !== null && (
        <>
          <p className={`mt-3 font-bold ${mark.score === mark.maxScore ? 'text-good' : 'text-fair'}`}>
            {mark.score} of {amountText(mark.maxScore, 'point')}
          </p>
          <ul className="mt-2 grid gap-2">
            {mark.parts.map((part, at) => {
              const asked = appealOf(at)
              return (
                // Two parts may have the same words, and their order never changes.
                <li key={at} className="flex flex-wrap items-center justify-between gap-2">
                  <ul>
                    <PartLine part={part} />
                  </ul>
                  {asked !== undefined ? (
                    <span className="text-muted text-base">{appealTexts[asked.decision ?? 'waiting']}</span>
                  ) : (
                    canAppeal &&
                    part.status !== 'given' && (
                      <Button
                        look="quiet"
                        isBusy={isBusy}
                        aria-label={`Ask the panel about “${part.part}”`}
                        onClick={() => onAppeal(at)}
                      >
                        Ask the Panel
                      </Button>
                    )
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}

import type { EventQuestion, RehearsedSheet } from '@seraph/schema/http/events/events'

import { AppealButton } from '../../../appeals/AppealButton.tsx'
import { amountText } from '../../../language/amountText.ts'
import { PartLine } from '../../../questions/PartLine.tsx'
import { splitPassage } from '../../../activity/splitPassage.ts'

type Props = { rehearsalId: string; question: EventQuestion; number: number; sheet: RehearsedSheet }

/** A sheet with its mark: the question, what was written, the points, and each part, to be asked about (rule 186). */
export function MarkedSheet({ rehearsalId, question, number, sheet: { answer, isLate, mark, appeal } }: Props) {
  return (
    <li className="py-4 first:pt-0">
      <p className="text-muted flex flex-wrap justify-between gap-x-4 text-base">
        <span>
          {number}. {question.verse}
        </span>
        {mark !== null && (
          <span className={`font-bold tabular-nums ${mark.score === mark.maxScore ? 'text-good' : 'text-fair'}`}>
            {mark.score} of {amountText(mark.maxScore, 'point')}
          </span>
        )}
      </p>
      <p className="mt-1 font-semibold">{splitPassage(question.question).asked}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">
        {answer.trim() === '' ? <span className="text-muted">Nothing was written.</span> : `You wrote: ${answer}`}
      </p>
      {isLate && (
        <p className="text-muted text-base">What came after the time didn’t count; this is the last that was kept.</p>
      )}
      {mark !== null && (
        <ul className="mt-2 grid gap-1.5">
          {mark.parts.map((part, at) => (
            // Two parts may have the same words, and their order never changes.
            <PartLine key={at} part={part} />
          ))}
        </ul>
      )}
      {mark !== null && answer.trim() !== '' && (
        <AppealButton evaluation={mark} about={{ rehearsalId, question: number - 1 }} known={appeal} />
      )}
    </li>
  )
}

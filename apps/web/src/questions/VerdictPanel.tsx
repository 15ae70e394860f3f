import type { Evaluation } from '@seraph/schema/http/evaluate'
import { writeFeedback } from '@seraph/judge/say/writeFeedback'
import { useEffect, useRef, type ReactNode } from 'react'

import { AppealButton } from '../appeals/AppealButton.tsx'
import { amountText } from '../language/amountText.ts'
import { PartLine } from './PartLine.tsx'
import { verdictHeadline } from './verdictHeadline.ts'

/** The verdict: points, the parts given and missing, and who judged. The buttons follow, and the way on has the focus. */
export function VerdictPanel({ evaluation, children }: { evaluation: Evaluation; children: ReactNode }) {
  const { score, maxScore, parts, surplus, alsoAccepted, judgedBy, flags } = evaluation
  const feedback = writeFeedback(evaluation)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const untold = surplus.filter((wrong) => !feedback.includes(wrong))
  const isFull = score === maxScore
  return (
    <div
      ref={panel}
      className={`border-line appear scroll-mb-20 border-t pt-5 pb-6 ${isFull ? 'bg-good-ground' : 'bg-fair-ground'}`}
    >
      <h2 className={`flex flex-wrap items-baseline gap-x-3 text-[1.4rem] ${isFull ? 'text-good' : 'text-fair'}`}>
        {verdictHeadline(score, maxScore)}
        <span className="font-text text-lg font-bold">
          {score} of {amountText(maxScore, 'point')}
        </span>
      </h2>
      <ul className="mt-3 grid gap-2">
        {parts.map((part, index) => (
          // Two parts may have the same words ("holy, holy, holy"), and their order never changes.
          <PartLine key={index} part={part} order={index} />
        ))}
      </ul>
      <p className="mt-3 text-base">{feedback}</p>
      {untold.length > 0 && <p className="mt-2 text-base">Not asked for: {untold.join(', ')}</p>}
      {alsoAccepted.length > 0 && (
        <p className="text-muted mt-2 text-base">Also accepted: {alsoAccepted.join(' · ')}</p>
      )}
      <p className="text-muted mt-2 text-base">
        {judgedBy === 'model' ? 'Marked with the help of an AI model.' : 'Marked by Seraph’s built-in judge.'}
      </p>
      {!flags.includes('idk') && <AppealButton evaluation={evaluation} />}
      {children}
    </div>
  )
}

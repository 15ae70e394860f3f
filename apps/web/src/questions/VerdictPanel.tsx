import type { Evaluation } from '@seraph/schema/http/evaluate'
import { writeFeedback } from '@seraph/judge/say/writeFeedback'
import { useEffect, useRef, type ReactNode } from 'react'

import { AppealButton } from '../appeals/AppealButton.tsx'
import { amountText } from '../language/amountText.ts'
import { OwnWords } from './ownWords/OwnWords.tsx'
import { PartLine } from './PartLine.tsx'
import { verdictHeadline } from './verdictHeadline.ts'

type Props = {
  evaluation: Evaluation
  question: string
  /** What the child wrote; empty where this browser no longer has it. */
  answer: string
  children: ReactNode
}

/** The verdict: points, the child's own words, the parts given and missing, and who judged. The buttons follow, the way on in focus. */
export function VerdictPanel({ evaluation, question, answer, children }: Props) {
  const { score, maxScore, parts, surplus, alsoAccepted, judgedBy, flags } = evaluation
  const feedback = writeFeedback(evaluation)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    // The box that had the focus is gone; where no way on took it, reading goes on here.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [])
  const untold = surplus.filter((wrong) => !feedback.includes(wrong))
  const isFull = score === maxScore
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className={`border-line appear scroll-mb-20 border-t pt-5 pb-6 ${isFull ? 'bg-good-ground' : 'bg-fair-ground'}`}
    >
      <h2
        data-clear
        className={`flex flex-wrap items-baseline gap-x-3 text-[1.4rem] ${isFull ? 'text-good' : 'text-fair'}`}
      >
        {verdictHeadline(score, maxScore)}
        <span className="font-text text-lg font-bold">
          {score} of {amountText(maxScore, 'point')}
        </span>
      </h2>
      {answer !== '' && <OwnWords answer={answer} question={question} evaluation={evaluation} />}
      <ul data-clear className="verdictparts mt-3 grid gap-2">
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
      {!flags.includes('idk') && <AppealButton evaluation={evaluation} about={{ evaluationId: evaluation.id }} />}
      {children}
    </div>
  )
}

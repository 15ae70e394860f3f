import { accuracy } from '@seraph/domain/progress/accuracy'
import { accuracyRank, accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { Season } from '@seraph/schema/season'
import { useEffect, useRef } from 'react'

import { amountText } from '../../language/amountText.ts'
import { percentText } from '../../language/percentText.ts'
import { clockText } from '../../activity/clockText.ts'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { NextStep } from '../../activity/round/NextStep.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { childTone } from '../../ui/marks/childTone.ts'
import { toneClass } from '../../ui/marks/toneClass.ts'
import { countCorrect, missedIn, pointsPerAnswer, type TriviaRun } from './run/triviaRun.ts'

type Props = {
  season: Season
  run: TriviaRun
  /** What it was of: a chapter, or so many of them. */
  label: string
  spentMs: number
  onAgain: () => void
  onMissed: () => void
  onReview: () => void
}

/** How the round went: its rank, accuracy, points and time. */
export function TriviaSummary({ season, run, label, spentMs, onAgain, onMissed, onReview }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const correct = countCorrect(run)
  const missed = missedIn(run).length
  const percent = accuracy(correct, run.questions.length) ?? 0
  return (
    <>
      <Card className="appear mt-4 text-center">
        <p className="text-muted">
          {label} · {amountText(run.questions.length, 'question')}
        </p>
        <h2 ref={heading} data-clear tabIndex={-1} className="mt-1 text-3xl">
          {accuracyRank(percent)}
        </h2>
        <p
          data-clear
          className={`font-display mt-3 text-6xl font-semibold ${toneClass[childTone(accuracyTone(percent, 'quiz'))]}`}
        >
          {percentText(percent)}
          <span className="sr-only"> accuracy</span>
        </p>
        <p data-clear className="mt-3">
          <b>{correct}</b> of {run.questions.length} right · <b>{correct * pointsPerAnswer}</b> points
        </p>
        <p className="text-muted">Time {clockText(spentMs)}</p>
        <NextStep className="mt-6" played={{ season, chapters: run.chapters }} />
        <div className="mt-2 flex flex-wrap justify-center">
          <Button look="plain" onClick={onAgain}>
            Try Again
          </Button>
          {missed > 0 && (
            <Button look="plain" onClick={onMissed}>
              {missed === 1 ? 'The missed one again' : `The ${missed} missed again`}
            </Button>
          )}
          <Button look="plain" onClick={onReview}>
            Review Mode
          </Button>
        </div>
      </Card>
      <GuestBanner />
    </>
  )
}

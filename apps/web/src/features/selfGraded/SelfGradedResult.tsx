import { accuracy } from '@seraph/domain/progress/accuracy'
import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { spentText } from '../../activity/spentText.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { toneClass } from '../../ui/toneClass.ts'
import { selfGradedScore, type SelfGradedQuiz } from './selfGradedQuiz.ts'

type Props = { quiz: SelfGradedQuiz; spentMs: number; onNewQuiz: () => void }

/** The final score and the minutes. */
export function SelfGradedResult({ quiz, spentMs, onNewQuiz }: Props) {
  const { player } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { earned, total } = selfGradedScore(quiz)
  const percent = accuracy(earned, total) ?? 0
  return (
    <div className="mx-auto max-w-[47.5rem]">
      <Card className="appear mt-2 text-center">
        <h1 ref={heading} tabIndex={-1} className="screentitle">
          Quiz complete
        </h1>
        <p className={`font-display mt-3 text-6xl font-semibold ${toneClass[accuracyTone(percent, 'quiz')]}`}>
          {percent} %
        </p>
        <p className="mt-3">
          Final score: <b>{earned}</b> of {total} points with {quiz.questions.length}{' '}
          {quiz.questions.length === 1 ? 'question' : 'questions'}.
        </p>
        <p className="text-muted">{spentText(spentMs)}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button className="w-full sm:w-auto" onClick={onNewQuiz}>
            Start New Quiz
          </Button>
          {player !== null && (
            <Link className={buttonClass('quiet', 'w-full sm:w-auto')} to={paths.playerLogin}>
              My Progress
            </Link>
          )}
        </div>
      </Card>
      <GuestBanner />
    </div>
  )
}

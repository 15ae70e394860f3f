import { accuracyRank, accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { toneClass } from '../../ui/toneClass.ts'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { spentText } from '../../activity/spentText.ts'
import type { QuizScore } from './quizScore.ts'

type Props = { score: QuizScore; questionCount: number; spentMs: number; onNewQuiz: () => void }

/** The result: percent, its name, points and time. */
export function CompletionCard({ score, questionCount, spentMs, onNewQuiz }: Props) {
  const { player } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  const { percent, earned, possible, answered } = score
  const unmarked = questionCount - answered
  return (
    <>
      <Card className="appear mt-2 text-center">
        <h1 ref={heading} tabIndex={-1} className="screentitle">
          {percent === null ? 'Quiz finished' : accuracyRank(percent)}
        </h1>
        {percent !== null && (
          <p className={`font-display mt-3 text-6xl font-semibold ${toneClass[accuracyTone(percent, 'quiz')]}`}>
            {percent} %
          </p>
        )}
        <p className="mt-3">
          You earned <b>{earned}</b> of {possible} points with {answered} {answered === 1 ? 'question' : 'questions'}.
        </p>
        <p className="text-muted">{spentText(spentMs)}</p>
        {unmarked > 0 && (
          <p className="text-muted">
            {unmarked} {unmarked === 1 ? 'question was' : 'questions were'} skipped.
          </p>
        )}
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
    </>
  )
}

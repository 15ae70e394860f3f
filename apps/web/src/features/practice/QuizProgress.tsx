import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'

import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { toneClass } from '../../ui/toneClass.ts'
import type { QuizScore } from './quizScore.ts'
import type { Quiz } from './quizState.ts'

/** Where one is, how much is done, and the score so far. */
export function QuizProgress({ quiz, score }: { quiz: Quiz; score: QuizScore }) {
  const done = Math.round((100 * score.answered) / quiz.questions.length)
  return (
    <div className="mb-4">
      <div className="text-muted mb-2 flex flex-wrap justify-between gap-x-4 text-base">
        <span>
          Question <b className="text-ink">{quiz.index + 1}</b> of <b className="text-ink">{quiz.questions.length}</b>
          <span aria-hidden> · </span>
          {done} %<span className="max-sm:sr-only"> complete</span>
        </span>
        <span>
          <b className={score.percent === null ? 'text-ink' : toneClass[accuracyTone(score.percent, 'quiz')]}>
            {score.earned}
          </b>{' '}
          of {score.possible} points
        </span>
      </div>
      <ProgressBar label="Quiz progress" percent={done} />
    </div>
  )
}

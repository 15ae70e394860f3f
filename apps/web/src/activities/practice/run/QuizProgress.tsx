import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'

import { percentText } from '../../../language/percentText.ts'
import { childTone } from '../../../ui/marks/childTone.ts'
import { Mark } from '../../../ui/marks/Mark.tsx'
import { toneClass } from '../../../ui/marks/toneClass.ts'
import type { QuizScore } from './quizScore.ts'
import type { Quiz } from '../quizState.ts'
import { Segments } from './Segments.tsx'

/** Where one is, how much is done, and the score so far; what a mark has just earned rises to it. */
export function QuizProgress({ quiz, score }: { quiz: Quiz; score: QuizScore }) {
  const done = Math.round((100 * score.answered) / quiz.questions.length)
  const first = quiz.marks[quiz.questions[quiz.index]?.id ?? '']
  const isFresh = quiz.shown !== undefined && quiz.shown.id === first?.id
  const gained = isFresh ? first.score : 0
  return (
    <div className="mb-4">
      <div className="text-muted mb-2 flex min-h-8 flex-wrap items-center justify-between gap-x-4 text-base">
        <span>
          Question <b className="text-ink">{quiz.index + 1}</b> of <b className="text-ink">{quiz.questions.length}</b>
          <span className="max-sm:sr-only">
            <span aria-hidden> · </span>
            {percentText(done)} complete
          </span>
        </span>
        <span className="flex items-center gap-1.5">
          {gained > 0 && (
            <span aria-hidden className="roundplus">
              +{gained}
            </span>
          )}
          <Mark className="roundcoal" />
          <span>
            <b
              className={
                score.percent === null ? 'text-ink' : toneClass[childTone(accuracyTone(score.percent, 'quiz'))]
              }
            >
              {score.earned}
            </b>{' '}
            of {score.possible} points
          </span>
        </span>
      </div>
      <Segments quiz={quiz} at={quiz.index} isFresh={isFresh} />
    </div>
  )
}

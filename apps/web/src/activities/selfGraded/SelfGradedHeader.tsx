import { accuracy } from '@seraph/domain/progress/accuracy'
import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'

import { percentText } from '../../language/percentText.ts'
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx'
import { childTone } from '../../ui/marks/childTone.ts'
import { toneClass } from '../../ui/marks/toneClass.ts'
import { selfGradedScore, type SelfGradedQuiz } from './selfGradedQuiz.ts'

/** Where one is, and the running score and accuracy. */
export function SelfGradedHeader({ quiz }: { quiz: SelfGradedQuiz }) {
  const { scored, earned, possible } = selfGradedScore(quiz)
  const percent = accuracy(earned, possible)
  return (
    <div className="mb-4">
      <div className="text-muted mb-2 flex flex-wrap justify-between gap-x-4 text-base">
        <span>
          Question <b className="text-ink">{quiz.index + 1}</b> of <b className="text-ink">{quiz.questions.length}</b>
        </span>
        <span>
          <b className="text-ink">{earned}</b> of {possible} points
          {percent !== null && (
            <>
              <span aria-hidden> · </span>
              <b className={toneClass[childTone(accuracyTone(percent, 'quiz'))]}>
                {percentText(percent)}
                <span className="sr-only"> accuracy</span>
              </b>
            </>
          )}
        </span>
      </div>
      <ProgressBar label="Questions scored" percent={Math.round((100 * scored) / quiz.questions.length)} />
    </div>
  )
}

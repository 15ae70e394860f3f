import { accuracy } from '@seraph/domain/progress/accuracy'

import { pluralForm } from '../../language/pluralForm.ts'
import { ResultCard } from '../../activity/ResultCard.tsx'
import { spentText } from '../../activity/spentText.ts'
import { selfGradedScore, type SelfGradedQuiz } from './selfGradedQuiz.ts'

type Props = { quiz: SelfGradedQuiz; spentMs: number; onNewQuiz: () => void }

/** The final score and the minutes. */
export function SelfGradedResult({ quiz, spentMs, onNewQuiz }: Props) {
  const { earned, total } = selfGradedScore(quiz)
  return (
    <div className="mx-auto max-w-[47.5rem]">
      <ResultCard title="Quiz complete" percent={accuracy(earned, total) ?? 0} onNewQuiz={onNewQuiz}>
        <p className="mt-3">
          Final score: <b>{earned}</b> of {total} points with {quiz.questions.length}{' '}
          {pluralForm(quiz.questions.length, 'question')}.
        </p>
        <p className="text-muted">{spentText(spentMs)}</p>
      </ResultCard>
    </div>
  )
}

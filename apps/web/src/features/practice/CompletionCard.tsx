import { accuracyRank } from '@seraph/domain/ranks/accuracyRank'

import { ResultCard } from '../../activity/ResultCard.tsx'
import { spentText } from '../../activity/spentText.ts'
import type { QuizScore } from './quizScore.ts'

type Props = { score: QuizScore; questionCount: number; spentMs: number; onNewQuiz: () => void }

/** The result: percent, its name, points and time. */
export function CompletionCard({ score, questionCount, spentMs, onNewQuiz }: Props) {
  const { percent, earned, possible, answered } = score
  const unmarked = questionCount - answered
  return (
    <ResultCard
      title={percent === null ? 'Quiz finished' : accuracyRank(percent)}
      percent={percent}
      onNewQuiz={onNewQuiz}
    >
      <p className="mt-3">
        You earned <b>{earned}</b> of {possible} points with {answered} {answered === 1 ? 'question' : 'questions'}.
      </p>
      <p className="text-muted">{spentText(spentMs)}</p>
      {unmarked > 0 && (
        <p className="text-muted">
          {unmarked} {unmarked === 1 ? 'question was' : 'questions were'} skipped.
        </p>
      )}
    </ResultCard>
  )
}

import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { toasts } from '../../messages.ts'
import { showToast } from '../../ui/toastStore.ts'
import { QuestionCard } from '../../questions/QuestionCard.tsx'
import { CompletionCard } from './CompletionCard.tsx'
import { EvaluationFailure } from './EvaluationFailure.tsx'
import { QuizFooter } from './QuizFooter.tsx'
import { QuizProgress } from './QuizProgress.tsx'
import type { QuizRunState } from './quizRunState.ts'
import { quizScore } from './quizScore.ts'
import { useQuizRun } from './useQuizRun.ts'

type Props = {
  season: Season
  start: QuizRunState
  /** With every change: what a later visit goes on with. */
  onChange: (state: QuizRunState) => void
  /** The quiz is over: nothing is left to go on with. */
  onFinish: () => void
  onReset: () => void
  onNewQuiz: () => void
}

/** One quiz from where it stands to its result. */
export function QuizRun({ season, start, onChange, onFinish, onReset, onNewQuiz }: Props) {
  const { quiz, question, failure, draft, onDraft, submit, move, totalMs } = useQuizRun(start, onChange)
  const [finishedAfterMs, setFinishedAfterMs] = useState<number>()
  const { questions } = quiz
  const score = quizScore(quiz)
  const finish = () => {
    setFinishedAfterMs(totalMs())
    showToast(toasts.quizCompleted(score.earned, score.possible))
    onFinish()
  }
  if (finishedAfterMs !== undefined || question === undefined) {
    return (
      <CompletionCard
        score={score}
        questionCount={questions.length}
        spentMs={finishedAfterMs ?? 0}
        onNewQuiz={onNewQuiz}
      />
    )
  }
  const isLast = quiz.index === questions.length - 1
  return (
    <>
      <QuizProgress quiz={quiz} score={score} />
      <QuestionCard
        key={quiz.index}
        question={question}
        number={quiz.index + 1}
        chapterLabel={season.chapters[question.chapter - 1]?.label ?? ''}
        phase={quiz.phase}
        evaluation={quiz.shown}
        earlier={quiz.marks[question.id]}
        failure={
          failure && <EvaluationFailure error={failure} onSkip={isLast ? finish : () => move('next')} isLast={isLast} />
        }
        isFirst={quiz.index === 0}
        isLast={isLast}
        initialAnswer={draft}
        onDraft={onDraft}
        onSubmit={submit}
        onPrevious={() => move('previous')}
        onNext={isLast ? finish : () => move('next')}
      />
      <QuizFooter season={season} questions={questions} onReset={onReset} />
    </>
  )
}

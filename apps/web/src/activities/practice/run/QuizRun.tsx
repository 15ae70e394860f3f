import type { Season } from '@seraph/schema/season'
import { useEffect, useState } from 'react'

import { QuestionCard } from '../../../questions/QuestionCard.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
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
  /** The verses that were shown beside it ("Isaiah 6:2"): who looked one up recalls nothing of it. */
  seen: readonly string[]
  onAsk: (verse: string) => void
  /** A verse is shown after a miss: what is asked of it later is helped. */
  onShown: (references: string[]) => void
}

/** Fetched while one answers, so that the end is there as soon as it is reached. */
const loadEnd = async () => (await import('../round/RoundEnd.tsx')).RoundEnd
const RoundEnd = lazyPart(loadEnd, <ScreenSkeleton />)
const MissedAgain = lazyPart(async () => (await import('../round/MissedAgain.tsx')).MissedAgain, <ScreenSkeleton />)

/** One quiz from where it stands to its result. */
export function QuizRun({ season, start, onChange, onFinish, onReset, onNewQuiz, seen, onAsk, onShown }: Props) {
  const { quiz, question, failure, draft, onDraft, submit, move, totalMs } = useQuizRun(start, onChange, seen)
  const [finishedAfterMs, setFinishedAfterMs] = useState<number>()
  const [isAgain, setIsAgain] = useState(false)
  useEffect(() => void loadEnd().catch(() => undefined), [])
  const { questions } = quiz
  const score = quizScore(quiz)
  const finish = () => {
    setFinishedAfterMs(totalMs())
    onFinish()
  }
  if (finishedAfterMs !== undefined || question === undefined) {
    if (isAgain) return <MissedAgain season={season} round={quiz} onEnd={() => setIsAgain(false)} onShown={onShown} />
    return (
      <RoundEnd
        season={season}
        quiz={quiz}
        spentMs={finishedAfterMs ?? 0}
        onAgain={() => setIsAgain(true)}
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
        onAsk={onAsk}
        reading={{ chapter: season.chapters[question.chapter - 1], onShown }}
      />
      <QuizFooter
        season={season}
        questions={questions}
        isBegun={score.answered > 0 || draft !== ''}
        onReset={onReset}
        onEnd={score.answered > 0 && !isLast && quiz.phase !== 'evaluating' ? finish : undefined}
      />
    </>
  )
}

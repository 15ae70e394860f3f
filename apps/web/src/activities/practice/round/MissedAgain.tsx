import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { QuestionCard } from '../../../questions/QuestionCard.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EvaluationFailure } from '../run/EvaluationFailure.tsx'
import { missedOf } from './missedOf.ts'
import { startRun } from '../run/quizRunState.ts'
import type { Quiz } from '../quizState.ts'
import { useQuizRun } from '../run/useQuizRun.ts'

type Props = { season: Season; round: Quiz; onEnd: () => void; onShown: (references: string[]) => void }

/** What a round missed, asked once more: practice that earns no points, rates nothing and is kept nowhere (rule 211). */
export function MissedAgain({ season, round, onEnd, onShown }: Props) {
  const [start] = useState(() => {
    const run = startRun(missedOf(round))
    return { ...run, quiz: { ...run.quiz, marks: round.marks } }
  })
  const { quiz, question, failure, draft, onDraft, submit, move } = useQuizRun(start, () => undefined)
  if (question === undefined) return null
  const isLast = quiz.index === quiz.questions.length - 1
  const goOn = isLast ? onEnd : () => move('next')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">
          Once more: <b className="text-ink">{quiz.index + 1}</b> of {quiz.questions.length}. Nothing counts here.
        </p>
        <Button look="plain" onClick={onEnd}>
          Stop practicing
        </Button>
      </div>
      <QuestionCard
        key={quiz.index}
        question={question}
        number={quiz.index + 1}
        chapterLabel={season.chapters[question.chapter - 1]?.label ?? ''}
        phase={quiz.phase}
        evaluation={quiz.shown}
        earlier={quiz.marks[question.id]}
        failure={failure && <EvaluationFailure error={failure} onSkip={goOn} isLast={isLast} />}
        isFirst={quiz.index === 0}
        isLast={isLast}
        initialAnswer={draft}
        onDraft={onDraft}
        onSubmit={submit}
        onPrevious={() => move('previous')}
        onNext={goOn}
        reading={{ chapter: season.chapters[question.chapter - 1], onShown }}
      />
    </>
  )
}

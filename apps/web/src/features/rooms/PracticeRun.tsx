import type { Question } from '@seraph/schema/http/questions'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../api/call.ts'
import { useAttemptKey } from '../../api/useAttemptKey.ts'
import { textOf } from '../../messages.ts'
import { QuestionCard } from '../../questions/QuestionCard.tsx'
import { Button } from '../../ui/Button.tsx'

type Props = { questions: readonly Question[]; season: Season; onDone: () => void }

/** The same questions once more, marked and counted nowhere (ruling 36). */
export function PracticeRun({ questions, season, onDone }: Props) {
  const [index, setIndex] = useState(0)
  const attemptKey = useAttemptKey()
  const evaluate = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: string }) =>
      call(
        'evaluateAnswer',
        { body: { userAnswer: answer, question: { id } } },
        { idempotencyKey: attemptKey([index, answer]) },
      ),
  })
  const question = questions[index]
  if (question === undefined) return null
  const move = (to: number) => {
    evaluate.reset()
    if (to >= questions.length) onDone()
    else setIndex(to)
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">
          Practice: question <b className="text-ink">{index + 1}</b> of {questions.length}
        </p>
        <Button look="plain" onClick={onDone}>
          Stop practising
        </Button>
      </div>
      <QuestionCard
        key={index}
        question={question}
        number={index + 1}
        chapterLabel={season.chapters[question.chapter - 1]?.label ?? ''}
        phase={phaseOf(evaluate.status)}
        evaluation={evaluate.data}
        earlier={undefined}
        failure={
          evaluate.error && (
            <p role="alert" className="text-bad mt-3 font-semibold">
              {textOf(evaluate.error)}
            </p>
          )
        }
        isFirst={index === 0}
        isLast={index === questions.length - 1}
        initialAnswer=""
        onDraft={() => undefined}
        onSubmit={(answer) => evaluate.mutate({ id: question.id, answer })}
        onPrevious={() => move(index - 1)}
        onNext={() => move(index + 1)}
      />
    </>
  )
}

function phaseOf(status: 'idle' | 'pending' | 'error' | 'success') {
  return ({ idle: 'answering', pending: 'evaluating', error: 'failed', success: 'judged' } as const)[status]
}

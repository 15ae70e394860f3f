import { shownVerdict } from '@seraph/domain/rooms/quizRun'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../../api/call.ts'
import { useAttemptKey } from '../../../api/useAttemptKey.ts'
import { textOf } from '../../../messages.ts'
import { QuestionCard } from '../../../questions/QuestionCard.tsx'
import type { RoomRun, StepRun } from '../../../liveRoom/quiz/useQuizRun.ts'
import { useWakeLock } from '../../../liveRoom/useWakeLock.ts'
import { Button } from '../../../ui/Button.tsx'
import { showCare } from '../../../ui/dialogs/careStore.ts'

type Props = {
  run: RoomRun
  practice: NonNullable<RoomRun['practice']>
  season: Season
  /** The host has given something new meanwhile. */
  isNewWaiting: boolean
  step: StepRun
}

/**
 * The same questions once more, marked and counted nowhere (rule 36). What
 * the host gives meanwhile waits until the child has done (rule 161).
 */
export function PracticeRun({ run, practice, season, isNewWaiting, step }: Props) {
  useWakeLock()
  const attemptKey = useAttemptKey()
  const evaluate = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: string }) =>
      call(
        'evaluateAnswer',
        { body: { userAnswer: answer, question: { id } } },
        { idempotencyKey: attemptKey([id, answer]) },
      ),
    onSuccess: ({ care, ...verdict }, { id }) => {
      step({ type: 'practice_marked', questionId: id, verdict })
      showCare(care)
    },
  })
  const { questions, at } = practice
  const question = questions[at]
  if (question === undefined) return null
  const status = evaluate.variables?.id === question.id ? evaluate.status : 'idle'
  const evaluation = shownVerdict(run, question, {})
  const move = (type: 'practice_moved_on' | 'practice_moved_back') => {
    evaluate.reset()
    step({ type })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted">
          Practice: question <b className="text-ink">{at + 1}</b> of {questions.length}
        </p>
        <Button look="plain" onClick={() => step({ type: 'practice_ended' })}>
          Stop practicing
        </Button>
      </div>
      <output>
        {isNewWaiting && (
          <span className="bg-sunken mb-4 block rounded-xl px-4 py-3 text-base">
            Your coach has given you new questions. They come when you stop practicing.
          </span>
        )}
      </output>
      <QuestionCard
        key={question.id}
        question={question}
        number={at + 1}
        chapterLabel={season.chapters[question.chapter - 1]?.label ?? ''}
        phase={evaluation === undefined ? phaseOf(status) : 'judged'}
        evaluation={evaluation}
        earlier={undefined}
        failure={
          evaluate.error && (
            <p role="alert" className="text-bad mt-3 font-semibold">
              {textOf(evaluate.error)}
            </p>
          )
        }
        isFirst={at === 0}
        isLast={at === questions.length - 1}
        initialAnswer=""
        onDraft={() => undefined}
        onSubmit={(answer) => evaluate.mutate({ id: question.id, answer })}
        onPrevious={() => move('practice_moved_back')}
        onNext={() => move('practice_moved_on')}
        reading={{ chapter: season.chapters[question.chapter - 1], onShown: () => undefined }}
      />
    </>
  )
}

function phaseOf(status: 'idle' | 'pending' | 'error' | 'success') {
  return ({ idle: 'answering', pending: 'evaluating', error: 'failed', success: 'judged' } as const)[status]
}

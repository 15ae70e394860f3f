import { nad2023 } from '@seraph/domain/event/eventProfile'
import type { EventQuestion } from '@seraph/schema/http/events/events'
import { useEffect, useEffectEvent, useRef } from 'react'

import { clockText } from '../../../activity/clockText.ts'
import { longestAnswer } from '../../../questions/longestAnswer.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { countingText } from './countingText.ts'
import { QuestionText } from '../QuestionText.tsx'
import { useCountdown } from '../useCountdown.ts'

type Props = {
  question: EventQuestion
  number: number
  endsAt: number | undefined
  answer: string
  onChange: (answer: string) => void
  isBusy: boolean
  hasFailed: boolean
  onHandIn: (answer: string) => void
}

/** The open sheet and its clock. At the end of the time it is handed in by itself, a little before the server closes it. */
export function AnswerSheet({ question, number, endsAt, answer, onChange, isBusy, hasFailed, onHandIn }: Props) {
  const leftMs = useCountdown(endsAt) ?? 0
  const box = useRef<HTMLTextAreaElement>(null)
  const isOver = leftMs === 0
  const handIn = useEffectEvent(() => onHandIn(answer))
  useEffect(() => {
    if (isOver) handIn()
  }, [isOver])
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const isWarning = leftMs <= nad2023.warningSeconds * 1_000
  return (
    <Card className="mt-4">
      <p
        role="timer"
        aria-label={`${Math.ceil(leftMs / 1_000)} seconds left`}
        className={`font-display float-right ml-4 text-4xl font-semibold tabular-nums ${isWarning ? 'text-fair' : ''}`}
      >
        {clockText(leftMs + 999)}
      </p>
      <output className="sr-only">{isWarning ? `${nad2023.warningSeconds} seconds left` : ''}</output>
      <QuestionText question={question} number={number} />
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          onHandIn(answer)
        }}
      >
        <textarea
          ref={box}
          aria-label="Your sheet"
          aria-describedby="rehearsal-question"
          value={answer}
          onChange={(event) => onChange(event.target.value)}
          readOnly={isBusy || isOver}
          maxLength={longestAnswer}
          rows={3}
          autoComplete="off"
          placeholder={countingText(question.points)}
          className="border-edge bg-raised read-only:border-line block field-sizing-content max-h-72 min-h-24 w-full resize-y rounded-xl border-[1.5px] px-3.5 py-2.5 text-xl leading-normal"
        />
        <Button type="submit" className="mt-3 w-full sm:w-auto sm:min-w-44" isBusy={isBusy}>
          {hasFailed ? 'Try Again' : 'Hand In'}
        </Button>
      </form>
    </Card>
  )
}

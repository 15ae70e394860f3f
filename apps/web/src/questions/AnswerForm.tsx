import { noAnswer } from '@seraph/judge/say/noAnswer'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { Button } from '../ui/Button.tsx'
import { longestAnswer } from './longestAnswer.ts'
import { useKeepInView } from './useKeepInView.ts'

type Props = {
  /** The id of the question's heading, which names the box; its hint has the same id with `-hint`. */
  questionId: string
  isLocked: boolean
  isEvaluating: boolean
  hasFailed: boolean
  failure: ReactNode
  initialAnswer: string
  onDraft: (answer: string) => void
  onSubmit: (answer: string) => void
}

/** The answer: Enter submits, Shift+Enter makes a new line, and a composition in another script is left alone. */
export function AnswerForm({ questionId, isLocked, isEvaluating, hasFailed, failure, ...rest }: Props) {
  const { initialAnswer, onDraft, onSubmit } = rest
  const [answer, setAnswer] = useState(initialAnswer)
  const box = useRef<HTMLTextAreaElement>(null)
  useKeepInView(box, questionId)
  const submit = () => {
    if (isEvaluating || isLocked) return
    if (answer.trim() === '') box.current?.focus()
    else onSubmit(answer)
  }
  const giveUp = () => {
    setAnswer(noAnswer)
    onDraft(noAnswer)
    onSubmit(noAnswer)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (!event.repeat) submit()
  }
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        ref={box}
        id={`${questionId}-answer`}
        aria-label="Your answer"
        aria-describedby={`${questionId} ${questionId}-passage ${questionId}-hint`}
        value={answer}
        onChange={(event) => {
          setAnswer(event.target.value)
          onDraft(event.target.value)
        }}
        onKeyDown={onKeyDown}
        readOnly={isLocked || isEvaluating}
        maxLength={longestAnswer}
        rows={3}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={isLocked ? '' : 'Type your answer'}
        className="border-edge bg-raised block field-sizing-content max-h-72 min-h-24 w-full resize-y rounded-xl border-[1.5px] px-3.5 py-2.5 text-xl leading-normal read-only:border-line"
      />
      {failure}
      {!isLocked && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            type="submit"
            className="min-w-32 flex-1 sm:min-w-44 sm:flex-none"
            isBusy={isEvaluating}
            disabled={answer.trim() === ''}
          >
            {isEvaluating ? 'Checking...' : hasFailed ? 'Try Again' : 'Submit'}
          </Button>
          {/* Beside an answer that is typed it would be a slip. */}
          <Button
            look="quiet"
            className="flex-1 px-3! whitespace-nowrap sm:flex-none"
            disabled={answer.trim() !== ''}
            onClick={giveUp}
          >
            I don’t know
          </Button>
        </div>
      )}
    </form>
  )
}

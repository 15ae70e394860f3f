import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { refuseCoachQuestion } from '@seraph/domain/coachHelp/refuseCoachQuestion'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { call } from '../../../api/call.ts'
import { askTexts } from '../../../messages/askSeraph.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { useIsOnline } from '../../../ui/useIsOnline.ts'
import type { AskedForChild } from './askedForChild.ts'
import { coachFailureText } from './coachFailureText.ts'
import { CoachReply } from './CoachReply.tsx'
import { longestCoachQuestion } from './longestCoachQuestion.ts'

/** How long the coach may take (rule 126). */
const patienceMs = 90_000

type Props = {
  season: Season
  asked?: AskedForChild | undefined
  /** Called with the verses that a reply shows, and those around them. */
  onSeen?: ((references: string[]) => void) | undefined
}

/** A question to the coach and its answer (rule 33). Questions of the quiz are refused before anything is sent. Enter sends. */
export function AskSeraph({ season, asked, onSeen }: Props) {
  const [question, setQuestion] = useState(asked?.text ?? '')
  const [taken, setTaken] = useState(asked)
  const [refusal, setRefusal] = useState<string>()
  const box = useRef<HTMLTextAreaElement>(null)
  const isOnline = useIsOnline()
  const ask = useMutation({
    mutationFn: (text: string) => call('askCoach', { body: { question: text } }, { patienceMs }),
    onSuccess: ({ verses }) => {
      if (verses.length > 0)
        onSeen?.(verses.flatMap(({ reference, around }) => [reference, ...around.map((one) => one.reference)]))
    },
  })
  if (asked !== taken) {
    setTaken(asked)
    if (asked !== undefined) setQuestion(asked.text)
  }
  useEffect(() => {
    if (asked !== undefined) box.current?.focus({ preventScroll: true })
  }, [asked])
  const submit = (text: string) => {
    if (ask.isPending || !isOnline || text.trim() === '') return
    const books = season.books.map(({ name }) => name)
    const isRefused = refuseCoachQuestion(text, { books }) !== undefined
    setRefusal(isRefused ? coachSentences.asksForAnswer : undefined)
    if (isRefused) ask.reset()
    else ask.mutate(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (!event.repeat) submit(question)
  }
  const patience = season.operator.hasModel === true ? ' A reply may take 30–60 s.' : ''
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit(question)
        }}
      >
        <Field
          label="Your question"
          hint={isOnline ? `Ask what a verse or a word means.${patience}` : askTexts.offline}
        >
          {(control) => (
            <textarea
              {...control}
              ref={box}
              value={question}
              onChange={(event) => setQuestion(event.target.value)}
              onKeyDown={onKeyDown}
              maxLength={longestCoachQuestion}
              rows={2}
              autoComplete="off"
              enterKeyHint="send"
              className={inputClass}
            />
          )}
        </Field>
        <Button
          type="submit"
          look="quiet"
          className="mt-3"
          isBusy={ask.isPending}
          disabled={question.trim() === '' || !isOnline}
        >
          {ask.isPending ? 'Looking it up…' : 'Ask Seraph'}
        </Button>
      </form>
      {season.texts.askExamples.length > 0 && (
        <div className="mt-4">
          <h3 className="text-muted text-base font-normal">For example</h3>
          <ul className="mt-1 flex flex-wrap gap-2">
            {season.texts.askExamples.map((example) => (
              <li key={example}>
                <Button
                  look="quiet"
                  disabled={ask.isPending || !isOnline}
                  onClick={() => {
                    setQuestion(example)
                    submit(example)
                  }}
                >
                  {example}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div aria-live="polite" className="mt-4">
        {refusal !== undefined && <p>{refusal}</p>}
        {ask.isPending && patience !== '' && (
          <p className="text-muted text-base">This may take 30–60 s. You can go on meanwhile.</p>
        )}
        {ask.data !== undefined && <CoachReply reply={ask.data} isInQuiz={onSeen !== undefined} />}
      </div>
      {ask.error !== null && (
        <ErrorState title="No answer yet" onRetry={() => submit(question)}>
          {coachFailureText(ask.error)}
        </ErrorState>
      )}
    </>
  )
}

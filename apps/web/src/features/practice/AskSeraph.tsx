import { coachSentences } from '@seraph/domain/coachHelp/coachSentences'
import { refuseCoachQuestion } from '@seraph/domain/coachHelp/refuseCoachQuestion'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../api/call.ts'
import { texts } from '../../messages.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { useIsOnline } from '../../ui/useIsOnline.ts'
import { coachFailureText } from './coachFailureText.ts'
import { CoachReply } from './CoachReply.tsx'
import { longestCoachQuestion } from './longestCoachQuestion.ts'

/** How long the coach may take (document 2, §7). */
const patienceMs = 90_000

/** A question to the coach and its answer (ruling 33). Questions of the quiz are refused before anything is sent. */
export function AskSeraph({ season }: { season: Season }) {
  const [question, setQuestion] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const isOnline = useIsOnline()
  const ask = useMutation({
    mutationFn: (text: string) => call('askCoach', { body: { question: text } }, { patienceMs }),
  })
  const submit = () => {
    if (ask.isPending || !isOnline || question.trim() === '') return
    const books = season.books.map(({ name }) => name)
    const isRefused = refuseCoachQuestion(question, { books }) !== undefined
    setRefusal(isRefused ? coachSentences.asksForAnswer : undefined)
    if (isRefused) ask.reset()
    else ask.mutate(question)
  }
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label="Your question"
          hint={isOnline ? 'Ask what a verse or a word means. A reply may take 30–60 s.' : texts.coachOffline}
        >
          {(control) => (
            <textarea
              {...control}
              value={question}
              onChange={(event) => setQuestion(event.target.value)}
              maxLength={longestCoachQuestion}
              rows={2}
              autoComplete="off"
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
      <div aria-live="polite" className="mt-4">
        {refusal !== undefined && <p>{refusal}</p>}
        {ask.isPending && <p className="text-muted text-base">This may take 30–60 s. You can go on meanwhile.</p>}
        {ask.data !== undefined && <CoachReply reply={ask.data} />}
      </div>
      {ask.error !== null && (
        <ErrorState title="No answer yet" onRetry={submit}>
          {coachFailureText(ask.error)}
        </ErrorState>
      )}
    </>
  )
}

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../../../api/call.ts'
import { adminTexts } from '../../../messages/admin.ts'
import { textOf } from '../../../messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'

/** A text, and what the model says of it. */
export function FeedbackForm() {
  const [answer, setAnswer] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const feedback = useMutation({
    mutationFn: (text: string) => call('giveFeedback', { body: { answer: text } }),
  })
  return (
    <Card className="mt-5">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissing(answer.trim() === '')
          if (answer.trim() !== '') feedback.mutate(answer)
        }}
      >
        <Field label="Text" error={isMissing ? adminTexts.feedbackTextMissing : undefined}>
          {(control) => (
            <textarea
              {...control}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              maxLength={4000}
              rows={4}
              className={inputClass}
            />
          )}
        </Field>
        <Button type="submit" className="mt-4" isBusy={feedback.isPending}>
          {feedback.isPending ? 'Asking the model…' : 'Get AI Feedback'}
        </Button>
      </form>
      <div aria-live="polite" className="mt-5">
        {feedback.data !== undefined && <p className="whitespace-pre-line">{feedback.data.reply}</p>}
      </div>
      {feedback.error !== null && (
        <p role="alert" className="text-bad font-semibold">
          {adminTexts.feedbackFailed(textOf(feedback.error))}
        </p>
      )}
    </Card>
  )
}

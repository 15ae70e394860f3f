import { useForm, useWatch } from 'react-hook-form'

import { reportTexts } from '../messages/reports.ts'
import { isWholeCode } from '../session/codeInput.ts'
import { useSession } from '../session/useSession.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { inputClass } from '../ui/inputClass.ts'
import type { ReportedQuestion } from './reportedQuestion.ts'
import { useReportError } from './useReportError.ts'

/** The longest description and the longest code with its prefix (rule 121). */
const longestComment = 500
const longestCode = 20

type Props = { title: string; question: ReportedQuestion; onClose: () => void }

/** Says what is wrong with a question. What was written stays where sending fails. */
export function ReportErrorDialog({ title, question, onClose }: Props) {
  const { player } = useSession()
  const report = useReportError(question, onClose)
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { userComment: '', playerCode: player?.playerCode ?? '' },
  })
  const { errors } = formState
  const comment = useWatch({ control, name: 'userComment' })
  return (
    <Dialog title={title} description="Tell us what is wrong. Somebody will look at it." onClose={onClose}>
      <p className="border-gold mt-4 line-clamp-4 border-l-4 pl-4 whitespace-pre-line">{question.questionText}</p>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => void handleSubmit((fields) => report.mutate(fields))(event)}
      >
        <Field
          label="What is wrong?"
          hint={reportTexts.commentLength(comment.length, longestComment)}
          error={errors.userComment?.message}
        >
          {(field) => (
            <textarea
              {...field}
              {...register('userComment', { validate: (text) => text.trim() !== '' || reportTexts.commentMissing })}
              rows={4}
              maxLength={longestComment}
              autoComplete="off"
              className={inputClass}
            />
          )}
        </Field>
        <Field
          label="Player code"
          isOptional
          hint="So that we can thank you. It stays between you and the people who run this site."
          error={errors.playerCode?.message}
        >
          {(field) => (
            <input
              {...field}
              {...register('playerCode', {
                validate: (text) => text.trim() === '' || isWholeCode(text) || reportTexts.codeLength,
              })}
              maxLength={longestCode}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              className={`${inputClass} tracking-widest uppercase`}
            />
          )}
        </Field>
        <Button type="submit" isBusy={report.isPending}>
          {report.isPending ? 'Sending...' : 'Send report'}
        </Button>
      </form>
    </Dialog>
  )
}

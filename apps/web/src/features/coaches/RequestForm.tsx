import { useMutation } from '@tanstack/react-query'
import CircleCheck from 'virtual:icons/circle-check'
import { useForm } from 'react-hook-form'

import { call } from '../../api/call.ts'
import { useAttemptKey } from '../../api/useAttemptKey.ts'
import { CountrySelect } from '../../codeForms/CountrySelect.tsx'
import { textOf } from '../../messages.ts'
import { coachToasts } from '../../messages/coaches.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'

/** Asks the administrator for a code (rule 9). */
export function RequestForm() {
  const keyFor = useAttemptKey()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { clubName: '', state: '', country: '', contact: '' },
  })
  const request = useMutation({
    mutationFn: (body: { clubName: string; state: string; country: string; contact: string }) =>
      call('requestCoachCode', { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: () => showToast(coachToasts.requestSent),
    onError: (error) => showToast(coachToasts.requestFailed(textOf(error))),
  })
  if (request.isSuccess)
    return (
      <output className="bg-good-ground rounded-card flex items-start gap-3 p-4">
        <CircleCheck aria-hidden className="text-good mt-0.5 size-6 flex-none" />
        Thank you. Your request is with the administrator, who will get in touch with you.
      </output>
    )
  const { errors } = formState
  const needed = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void handleSubmit((fields) => request.mutate(fields))(event)}
    >
      <Field label="Club name" error={errors.clubName?.message}>
        {(box) => (
          <input
            {...box}
            {...register('clubName', needed('Club name is required'))}
            className={inputClass}
            maxLength={80}
            autoComplete="organization"
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="State" error={errors.state?.message}>
          {(box) => (
            <input
              {...box}
              {...register('state', needed('State is required'))}
              className={inputClass}
              maxLength={80}
              autoComplete="address-level1"
            />
          )}
        </Field>
        <Field label="Country" error={errors.country?.message}>
          {(box) => (
            <CountrySelect {...box} {...register('country', needed('Country is required'))} className={inputClass} />
          )}
        </Field>
      </div>
      <Field
        label="How to reach you"
        hint="A phone number or an e-mail address of an adult."
        error={errors.contact?.message}
      >
        {(box) => (
          <input
            {...box}
            {...register('contact', needed('Please say how the administrator can reach you'))}
            className={inputClass}
            maxLength={80}
            autoComplete="off"
          />
        )}
      </Field>
      <Button type="submit" isBusy={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send request'}
      </Button>
    </form>
  )
}

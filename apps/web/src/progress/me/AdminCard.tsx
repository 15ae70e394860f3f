import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'

import { call } from '../../api/call.ts'
import { textOf, toasts } from '../../messages.ts'
import { sessionQuery } from '../../session/sessionQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { sentFrom } from '../../session/sentFrom.ts'

/** The admin's second step (rule 12); it leads back to the screen that sent one here. */
export function AdminCard() {
  const client = useQueryClient()
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { secret: '' } })
  const unlock = useMutation({
    mutationFn: ({ secret }: { secret: string }) => call('becomeAdmin', { body: { secret } }),
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session)
      showToast(toasts.adminOpened)
      const from = sentFrom(state)
      if (from !== undefined) void navigate(from)
    },
    onError: (error) => showToast(toasts.adminFailed(textOf(error))),
  })
  return (
    <Card className="mt-6">
      <h2 className="text-xl">Administrator</h2>
      <form
        noValidate
        className="mt-3 grid gap-4"
        onSubmit={(event) => void handleSubmit((fields) => unlock.mutate(fields))(event)}
      >
        <Field
          label="Admin secret"
          hint="Your code is the administrator’s. The secret opens the admin rights for 12 hours."
          error={formState.errors.secret && 'The admin secret is required'}
        >
          {(control) => (
            <input
              {...control}
              {...register('secret', { required: true })}
              type="password"
              autoComplete="current-password"
              className={inputClass}
            />
          )}
        </Field>
        <Button type="submit" look="quiet" isBusy={unlock.isPending}>
          Unlock
        </Button>
      </form>
    </Card>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'

import { playerToasts } from '../../messages/players.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toastStore.ts'
import { codeInFragment } from '../../session/codeInFragment.ts'
import { codeInput, hasCodeLength } from '../../session/codeInput.ts'
import { useLogin, type Login } from './useLogin.ts'

const RestoreDialog = lazy(() => import('./RestoreDialog.tsx').then((module) => ({ default: module.RestoreDialog })))

/** The code, and whether to be shown on the board; visibility changes only by a tick (ruling 11). */
export function LoginForm() {
  const [deleted, setDeleted] = useState<Login>()
  const login = useLogin(setDeleted)
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    defaultValues: { playerCode: codeInFragment(), wantsFeatured: false },
  })
  const code = register('playerCode', { validate: (text) => hasCodeLength(text) || 'PLR Code is required' })
  const send = handleSubmit(
    (fields) => login.mutate(fields),
    () => getValues('playerCode').trim() === '' && showToast(playerToasts.codeRequired),
  )
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <Field label="PLR Code" error={formState.errors.playerCode?.message}>
        {(control) => (
          <input
            {...control}
            {...code}
            className={`${inputClass} font-semibold tracking-widest uppercase`}
            placeholder="MOA1"
            autoComplete="username"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => {
              event.target.value = codeInput(getValues('playerCode'), event.target.value)
              setValue('playerCode', event.target.value, { shouldValidate: formState.isSubmitted })
            }}
          />
        )}
      </Field>
      <Checkbox
        {...register('wantsFeatured')}
        label="I would like to be featured"
        note="Show my progress on the Featured Players page (you can change this anytime)"
      />
      <Button type="submit" isBusy={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
      {deleted !== undefined && (
        <Suspense fallback={null}>
          <RestoreDialog
            isBusy={login.isPending}
            onRestore={() => login.mutate({ ...deleted, confirmRestore: true })}
            onClose={() => setDeleted(undefined)}
          />
        </Suspense>
      )}
    </form>
  )
}

import { useEffect } from 'react'
import { useForm } from 'react-hook-form'

import { CoachCodeField } from '../../codeForms/CoachCodeField.tsx'
import { coachTexts, coachToasts } from '../../messages/coaches.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { codeInFragment } from './codeInFragment.ts'
import { useCoachLogin } from './useCoachLogin.ts'

/** Four digits; and the club's name where the server asks for it (rule 9). */
export function CodeForm() {
  const { register, handleSubmit, setFocus } = useForm({ defaultValues: { code: codeInFragment(), clubName: '' } })
  const login = useCoachLogin()
  const { asksClub } = login
  useEffect(() => {
    if (asksClub) setFocus('clubName')
  }, [asksClub, setFocus])
  const send = handleSubmit(({ code, clubName }) => {
    if (/^\d{4}$/.test(code)) login.mutate({ code, clubName: asksClub ? clubName : '' })
    else showToast(coachToasts.invalidCode)
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <CoachCodeField {...register('code')} />
      {asksClub && (
        <Field label="Club name" hint={coachTexts.clubNameNeeded}>
          {(control) => (
            <input
              {...control}
              {...register('clubName')}
              className={inputClass}
              maxLength={80}
              autoComplete="organization"
            />
          )}
        </Field>
      )}
      <Button type="submit" isBusy={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
    </form>
  )
}

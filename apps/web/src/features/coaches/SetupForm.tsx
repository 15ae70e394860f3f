import type { Coach } from '@seraph/schema/http/coaches/coaches'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'

import { codeOf } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { textOf } from '../../messages.ts'
import { coachToasts } from '../../messages/coaches.ts'
import { paths } from '../../paths.ts'
import { CountrySelect } from '../../codeForms/CountrySelect.tsx'
import { coachSignedIn, coachSignedOut } from '../../session/sessionQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'

/** The profile of a coach's first login; what the code was issued for is filled in. */
export function SetupForm({ coach }: { coach: Coach }) {
  const navigate = useNavigate()
  const { coachCode, clubName, state, country } = coach
  const { register, handleSubmit, control } = useForm({
    defaultValues: { coachName: coach.coachName ?? '', clubName, state: state ?? '', country: country ?? '' },
  })
  const [name, club] = useWatch({ control, name: ['coachName', 'clubName'] })
  const setup = useMutation({
    mutationFn: (fields: { coachName: string; clubName: string; state: string; country: string }) =>
      call('setupCoachProfile', { body: { coachCode, ...fields } }),
    onSuccess: (linked) => {
      coachSignedIn(linked)
      showToast(coachToasts.profileCreated)
      void navigate(paths.coachDashboard)
    },
    onError: (error) => {
      if (codeOf(error) !== 'coach_not_signed_in') return showToast(coachToasts.setupFailed)
      coachSignedOut()
      showToast(coachToasts.loginFailed(textOf(error)))
    },
  })
  const send = handleSubmit((fields) => {
    if (fields.coachName.trim() === '') showToast(coachToasts.nameRequired)
    else if (fields.clubName.trim() === '') showToast(coachToasts.clubNameRequired)
    else setup.mutate(fields)
  })
  const isFilled = name.trim() !== '' && club.trim() !== ''
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <Field label="Coach name" hint="A nickname will do. Your teams’ cards show it.">
        {(box) => (
          <input {...box} {...register('coachName')} className={inputClass} maxLength={80} autoComplete="off" />
        )}
      </Field>
      <Field label="Club name">
        {(box) => (
          <input {...box} {...register('clubName')} className={inputClass} maxLength={80} autoComplete="organization" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="State" isOptional>
          {(box) => (
            <input
              {...box}
              {...register('state')}
              className={inputClass}
              maxLength={80}
              autoComplete="address-level1"
            />
          )}
        </Field>
        <Field label="Country" isOptional>
          {(box) => <CountrySelect {...box} {...register('country')} className={inputClass} />}
        </Field>
      </div>
      <Button type="submit" isBusy={setup.isPending} disabled={!isFilled}>
        {setup.isPending ? 'Creating profile...' : 'Create profile'}
      </Button>
    </form>
  )
}

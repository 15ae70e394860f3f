import type { Coach } from '@seraph/schema/http/coaches/coaches'
import Plus from 'virtual:icons/plus'
import { FormProvider, useFieldArray, useForm } from 'react-hook-form'

import { amountText } from '../../language/amountText.ts'
import { useCoach } from '../../session/coach/useCoach.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { refuseRegistration } from './refuseRegistration.ts'
import { RegisteredTeam } from './RegisteredTeam.tsx'
import { TeamForm } from './TeamForm.tsx'
import { newTeam, type RegistrationInput } from './teamInput.ts'
import { useRegistration } from './useRegistration.ts'

/** The second step: one form a team, and what became of each. */
export function RegistrationForm({ coach }: { coach: Coach }) {
  const { status } = useCoach()
  const { clubName, state, country, teamName } = coach
  const first = newTeam({ clubName, state: state ?? '', country: country ?? '' })
  const form = useForm<RegistrationInput>({
    defaultValues: { coachName: coach.coachName ?? '', teams: [{ ...first, teamName: teamName ?? '' }] },
    mode: 'onTouched',
  })
  const { fields: teams, append, remove } = useFieldArray({ control: form.control, name: 'teams', keyName: 'rowKey' })
  const { outcomes, send, isSending } = useRegistration()
  const open = teams.filter(({ teamKey }) => outcomes.get(teamKey)?.state !== 'registered')
  const isDone = teams.length > 0 && open.length === 0
  const hasFailed = [...outcomes.values()].some((outcome) => outcome.state === 'failed')

  const submit = () => {
    const refusal = refuseRegistration({ isVerified: status === 'coach', teams: form.getValues('teams') })
    if (refusal !== undefined) showToast(refusal)
    void form.handleSubmit((input) => (refusal === undefined ? send(input) : undefined))()
  }
  const addTeam = () => append(newTeam(form.getValues('teams').at(-1) ?? first))
  const coachName = form.register('coachName', { validate: (text) => text.trim() !== '' || 'Coach name is required' })

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h2 className="text-xl">Step 2 of 2: your teams</h2>
        {!isDone && (
          <Card>
            <Field
              label="Coach name"
              hint="A nickname will do. A featured team’s card shows it."
              error={form.formState.errors.coachName?.message}
            >
              {(box) => <input {...box} {...coachName} className={inputClass} maxLength={80} autoComplete="off" />}
            </Field>
          </Card>
        )}
        {teams.map(({ rowKey, teamKey }, index) => {
          const outcome = outcomes.get(teamKey)
          if (outcome?.state === 'registered') return <RegisteredTeam key={rowKey} team={outcome.team} />
          return (
            <TeamForm
              key={rowKey}
              index={index}
              failure={outcome?.state === 'failed' ? outcome.text : undefined}
              isSending={outcome?.state === 'sending'}
              onRemove={teams.length > 1 ? () => remove(index) : undefined}
            />
          )
        })}
        {!isDone && (
          <>
            <Button look="quiet" onClick={addTeam} disabled={isSending}>
              <Plus aria-hidden className="size-5" />
              Add another team
            </Button>
            <Button type="submit" isBusy={isSending}>
              {submitLabel({ isSending, hasFailed, count: open.length })}
            </Button>
          </>
        )}
        {isDone && <output>All teams are registered. Taking you to your dashboard, with all codes…</output>}
      </form>
    </FormProvider>
  )
}

function submitLabel({ isSending, hasFailed, count }: { isSending: boolean; hasFailed: boolean; count: number }) {
  if (isSending) return 'Registering...'
  const teams = count === 1 ? 'team' : amountText(count, 'team')
  return hasFailed ? `Send the ${teams} again` : `Register ${teams}`
}

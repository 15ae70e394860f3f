import CircleAlert from 'virtual:icons/circle-alert'
import Plus from 'virtual:icons/plus'
import Trash2 from 'virtual:icons/trash-2'
import { useFieldArray, useFormContext } from 'react-hook-form'

import { CountrySelect } from '../../codeForms/CountrySelect.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { MemberForm } from './MemberForm.tsx'
import { newMember, type RegistrationInput } from './teamInput.ts'

const mostMembers = 7
const needed = (message: string) => ({ validate: (text: string) => text.trim() !== '' || message })

type Props = {
  index: number
  failure: string | undefined
  isSending: boolean
  /** Undefined for the only team. */
  onRemove: (() => void) | undefined
}

/** One team: its names and its 1–7 members. */
export function TeamForm({ index, failure, isSending, onRemove }: Props) {
  const { register, control, formState, getValues } = useFormContext<RegistrationInput>()
  const name = `teams.${index}` as const
  const { fields, append, remove } = useFieldArray({ control, name: `${name}.members` })
  const errors = formState.errors.teams?.[index]
  return (
    <Card>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h3 className="text-xl">Team {index + 1}</h3>
        {onRemove && (
          <Button look="plain" onClick={onRemove} disabled={isSending}>
            <Trash2 aria-hidden className="size-5" />
            Remove team
          </Button>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="bg-bad-ground text-bad rounded-card mb-5 flex items-start gap-2 px-4 py-3">
          <CircleAlert aria-hidden className="mt-0.5 size-6 flex-none" />
          This team was not registered. {failure}
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Club name" error={errors?.clubName?.message}>
          {(box) => (
            <input
              {...box}
              {...register(`${name}.clubName`, needed('Club name is required'))}
              className={inputClass}
              maxLength={80}
            />
          )}
        </Field>
        <Field label="Team name" error={errors?.teamName?.message}>
          {(box) => (
            <input
              {...box}
              {...register(`${name}.teamName`, needed('Team name is required'))}
              className={inputClass}
              maxLength={80}
              placeholder="Team 1"
            />
          )}
        </Field>
        <Field label="State" error={errors?.state?.message}>
          {(box) => (
            <input
              {...box}
              {...register(`${name}.state`, needed('State is required'))}
              className={inputClass}
              maxLength={80}
            />
          )}
        </Field>
        <Field label="Country" error={errors?.country?.message}>
          {(box) => (
            <CountrySelect
              {...box}
              {...register(`${name}.country`, needed('Country is required'))}
              className={inputClass}
            />
          )}
        </Field>
      </div>
      <ol className="mt-5 grid gap-3">
        {fields.map(({ id }, member) => (
          <MemberForm
            key={id}
            team={index}
            member={member}
            onRemove={fields.length > 1 ? () => remove(member) : undefined}
          />
        ))}
      </ol>
      <Button
        look="quiet"
        className="mt-3 mb-5"
        disabled={fields.length >= mostMembers}
        onClick={() => append(newMember(getValues(`${name}.members`)))}
      >
        <Plus aria-hidden className="size-5" />
        {fields.length >= mostMembers ? '7 members at most' : 'Add member'}
      </Button>
      <Checkbox
        {...register(`${name}.isPubliclyVisible`)}
        label="Show this team on the Featured Teams page"
        note="It shows the names of club, team and coach, and how much the team studies together, but never a code or an accuracy."
      />
    </Card>
  )
}

import { mostCodesAtOnce } from '@seraph/schema/http/admin/adminCoaches'
import { useForm } from 'react-hook-form'

import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { IssuedCodes } from './IssuedCodes.tsx'
import { useIssueCodes } from './useIssueCodes.ts'

const empty = { clubName: '', state: '', country: '', teamName: '', coachName: '', count: 1 }

const optional = [
  { name: 'state', label: 'State/Province' },
  { name: 'country', label: 'Country' },
  { name: 'teamName', label: 'Team' },
  { name: 'coachName', label: 'Coach' },
] as const

/** The club is all that a code needs; the rest is shown to the coach where it is known. */
export function IssueCodesForm() {
  const issue = useIssueCodes()
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: empty })
  const { errors } = formState
  return (
    <Card>
      <h2 className="text-xl">Issue coach codes</h2>
      <form
        noValidate
        className="mt-4 grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => void handleSubmit((fields) => issue.mutate(fields, { onSuccess: () => reset() }))(event)}
      >
        <Field label="Club name" error={errors.clubName?.message}>
          {(control) => (
            <input
              {...control}
              {...register('clubName', { validate: (text) => text.trim() !== '' || 'Club name is required' })}
              className={inputClass}
              maxLength={80}
            />
          )}
        </Field>
        {optional.map(({ name, label }) => (
          <Field key={name} label={label} isOptional>
            {(control) => <input {...control} {...register(name)} className={inputClass} maxLength={80} />}
          </Field>
        ))}
        <Field label="How many" error={errors.count?.message}>
          {(control) => (
            <input
              {...control}
              {...register('count', {
                valueAsNumber: true,
                validate: (count) =>
                  (Number.isInteger(count) && count >= 1 && count <= mostCodesAtOnce) || `From 1 to ${mostCodesAtOnce}`,
              })}
              type="number"
              min={1}
              max={mostCodesAtOnce}
              className={inputClass}
            />
          )}
        </Field>
        <Button type="submit" className="sm:col-span-2" isBusy={issue.isPending}>
          {issue.isPending ? 'Issuing...' : 'Issue'}
        </Button>
      </form>
      {issue.data !== undefined && <IssuedCodes clubName={issue.variables.clubName} codes={issue.data.codes} />}
    </Card>
  )
}

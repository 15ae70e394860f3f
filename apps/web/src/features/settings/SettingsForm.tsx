import type { Player } from '@seraph/schema/http/players/players'
import { useForm } from 'react-hook-form'

import { experienceLabels } from '../../messages/experience.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import type { SettingsFields } from './settingsFields.ts'
import { useUpdateSettings } from './useUpdateSettings.ts'

/** Visibility, and what may be said of oneself (rule 34). */
export function SettingsForm({ player }: { player: Player }) {
  const { register, handleSubmit, formState, reset } = useForm<SettingsFields>({
    defaultValues: {
      isPubliclyVisible: player.isPubliclyVisible,
      country: player.country ?? '',
      pbeExperience: player.pbeExperience ?? '',
    },
  })
  const save = useUpdateSettings(reset)
  const send = handleSubmit((fields) => save.mutate({ fields, former: player }))
  return (
    <Card className="mt-6">
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        <Checkbox
          {...register('isPubliclyVisible')}
          label="Show me on Featured Players page"
          note="Your code, club and effort can then be seen. Accuracy never is."
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Country" isOptional>
            {(control) => (
              <input
                {...control}
                {...register('country')}
                className={inputClass}
                maxLength={80}
                autoComplete="country-name"
              />
            )}
          </Field>
          <Field label="Years in the competition" isOptional>
            {(control) => (
              <select {...control} {...register('pbeExperience')} className={inputClass}>
                <option value="">Rather not say</option>
                {Object.entries(experienceLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <Button type="submit" disabled={!formState.isDirty && !save.isPending} isBusy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Settings'}
        </Button>
      </form>
    </Card>
  )
}

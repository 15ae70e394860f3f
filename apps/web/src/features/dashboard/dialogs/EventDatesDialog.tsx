import type { EventLevel } from '@seraph/schema/eventLevel'
import type { ClubEvent, EventPlan } from '@seraph/schema/http/coaches/clubEvents'
import { useForm, useWatch } from 'react-hook-form'

import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { longDayText } from '../../../language/dayTexts.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { sessionQuery } from '../../../session/sessionQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { useCoachChange } from '../useCoachChange.ts'
import { Ways } from '../../../ui/dialogs/Ways.tsx'

type Plan = { kind: 'usual' | 'own' | 'none'; date: string }
type Fields = Partial<Record<EventLevel, Plan>>

const planOf = ({ isOwn, date }: ClubEvent): Plan =>
  isOwn ? { kind: date === null ? 'none' : 'own', date: date ?? '' } : { kind: 'usual', date: date ?? '' }

/** Sets when the club goes to each of the season's events (rule 170). `lastDay`: the season's end. */
export function EventDatesDialog({
  events,
  usual,
  lastDay,
  onClose,
}: {
  events: readonly ClubEvent[]
  usual: ReadonlyMap<EventLevel, string | null>
  lastDay: string
  onClose: () => void
}) {
  const { register, handleSubmit, control, formState } = useForm<Fields>({
    defaultValues: Object.fromEntries(events.map((event) => [event.level, planOf(event)])),
  })
  const chosen = useWatch({ control })
  const save = useCoachChange({
    change: async (fields: Fields) => {
      const plans: Partial<Record<EventLevel, EventPlan>> = {}
      for (const { level } of events) {
        const plan = fields[level]
        if (plan !== undefined) plans[level] = plan.kind === 'own' ? plan.date : plan.kind
      }
      const reply = await call('setClubEvents', { body: { plans } })
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      return reply
    },
    tell: () => coachToasts.changed('Your players see how many days are left.'),
    onDone: onClose,
  })
  return (
    <Dialog
      title="Event dates"
      description="Dates differ from place to place. Set the ones of your club: your players see how many days are left."
      onClose={onClose}
    >
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => void handleSubmit((fields) => save.mutate(fields))(event)}
      >
        {events.map(({ level, name }) => {
          const title = name.charAt(0).toUpperCase() + name.slice(1)
          const day = usual.get(level) ?? null
          const isNamed = chosen[level]?.kind === 'own'
          return (
            <div key={level} className="grid gap-3 sm:grid-cols-2">
              <Field label={title}>
                {(box) => (
                  <select {...box} {...register(`${level}.kind`)} className={inputClass}>
                    <option value="usual">{day === null ? 'Not known yet' : `Usual: ${longDayText(day)}`}</option>
                    <option value="own">Our own date</option>
                    <option value="none">We aren’t going</option>
                  </select>
                )}
              </Field>
              {isNamed && (
                <Field label={`Day of the ${name}`} error={formState.errors[level]?.date?.message}>
                  {(box) => (
                    <input
                      {...box}
                      {...register(`${level}.date`, {
                        validate: (date, fields) => {
                          if (fields[level]?.kind !== 'own') return true
                          if (date === undefined || date === '') return 'Choose a day'
                          return date <= lastDay || `Choose a day up to ${longDayText(lastDay)}`
                        },
                      })}
                      type="date"
                      className={inputClass}
                      max={lastDay}
                    />
                  )}
                </Field>
              )}
            </div>
          )
        })}
        <Ways onBack={onClose}>
          <Button type="submit" isBusy={save.isPending}>
            Save
          </Button>
        </Ways>
      </form>
    </Dialog>
  )
}

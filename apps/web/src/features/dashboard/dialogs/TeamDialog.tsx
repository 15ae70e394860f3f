import type { DashboardTeam } from '@seraph/schema/http/coaches/coachDashboard'
import { useForm } from 'react-hook-form'

import { call } from '../../../api/call.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { useCoachChange } from '../useCoachChange.ts'
import { Ways } from '../../../ui/dialogs/Ways.tsx'

/** Renames a team, and says whether it is featured. */
export function TeamDialog({ team, onClose }: { team: DashboardTeam; onClose: () => void }) {
  const { teamId } = team
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { teamName: team.teamName, isPubliclyVisible: team.isPubliclyVisible },
  })
  const update = useCoachChange({
    change: (body: { teamName: string; isPubliclyVisible: boolean }) =>
      call('updateTeam', { params: { teamId }, body }),
    tell: ({ changedCodes }) =>
      coachToasts.changed(
        changedCodes.length === 0
          ? 'The codes stay as they are.'
          : `New codes: ${changedCodes.map(({ playerCode }) => playerCode).join(', ')}. The old ones still work.`,
      ),
    onDone: onClose,
  })
  return (
    <Dialog title={`Edit team ${team.label}`} onClose={onClose}>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => void handleSubmit((fields) => update.mutate(fields))(event)}
      >
        <Field
          label="Team name"
          hint="The members’ codes change with the name’s initials. The old codes keep working."
          error={formState.errors.teamName?.message}
        >
          {(box) => (
            <input
              {...box}
              {...register('teamName', { validate: (text) => text.trim() !== '' || 'Team name is required' })}
              className={inputClass}
              maxLength={80}
            />
          )}
        </Field>
        <Checkbox
          {...register('isPubliclyVisible')}
          label="Show this team on the Featured Teams page"
          note="It shows the names of club, team and coach, and how much the team studies together, but never a code or an accuracy."
        />
        <Ways onBack={onClose}>
          <Button type="submit" isBusy={update.isPending}>
            Save
          </Button>
        </Ways>
      </form>
    </Dialog>
  )
}

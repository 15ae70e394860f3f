import type { DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'
import { useState } from 'react'

import { call } from '../../../api/call.ts'
import { coachToasts } from '../../../messages/coaches.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { useCoachChange } from '../useCoachChange.ts'
import { Ways } from '../../../ui/dialogs/Ways.tsx'

/** The coach's own word for a player, which nobody else reads but the child in the downloaded record (rule 192). */
export function LabelDialog({ player, onClose }: { player: DashboardPlayer; onClose: () => void }) {
  const { playerId, playerCode } = player
  const [label, setLabel] = useState(player.label ?? '')
  const save = useCoachChange({
    change: () => call('labelPlayer', { params: { playerId }, body: { label } }),
    tell: (saved) =>
      coachToasts.changed(
        saved.label === null ? `${playerCode} has no label.` : `${playerCode} is labelled “${saved.label}”.`,
      ),
    onDone: onClose,
  })
  return (
    <Dialog
      title={`Label of ${playerCode}`}
      description="A word that helps you tell your players apart. Other people don’t see it; a child who downloads the record finds it there, so be kind."
      onClose={onClose}
    >
      <form
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(undefined)
        }}
      >
        <Field label="Label" isOptional hint="Something like “plays the trumpet”. Leave it empty to take it off.">
          {(box) => (
            <input
              {...box}
              className={inputClass}
              value={label}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setLabel(event.target.value)}
            />
          )}
        </Field>
        <Ways onBack={onClose}>
          <Button type="submit" isBusy={save.isPending}>
            Save
          </Button>
        </Ways>
      </form>
    </Dialog>
  )
}

import { updateDisplayName } from '@seraph/schema/http/admin/adminPlayers'
import type { FoundPlayer } from '@seraph/schema/http/admin/adminPlayers'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { textOf } from '../../../messages.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/** The name that was agreed with the parents; left empty, the code is shown again (rule 34). */
export function DisplayNameForm({ player, onDone }: { player: FoundPlayer; onDone: () => void }) {
  const [name, setName] = useState(player.displayName ?? '')
  const update = useMutation({
    mutationFn: () => callEndpoint(updateDisplayName, { params: { id: player.id }, body: { displayName: name } }),
    onSuccess: () => {
      showToast(adminToasts.nameSet)
      onDone()
    },
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'players'] }),
  })
  return (
    <form
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        update.mutate()
      }}
    >
      <Field
        label={`Display name of ${player.playerCode}`}
        hint="Only what the parents have asked for. Empty: the code alone is shown."
        isOptional
      >
        {(control) => (
          <input
            {...control}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className={inputClass}
            maxLength={80}
          />
        )}
      </Field>
      <Button type="submit" isBusy={update.isPending}>
        Save
      </Button>
    </form>
  )
}

import type { Player } from '@seraph/schema/http/players'
import { useForm } from 'react-hook-form'

import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { useDeleteRecord } from './useDeleteRecord.ts'

const consequences = [
  'You are logged out everywhere, and nobody sees you on the boards any more.',
  'For 14 days you can change your mind: log in with your code and say that you want your record back. Your coach can do it too.',
  'After that your answers, points and everything with your code are gone for good. Only numbers stay, and nobody can tell whose they were.',
  'Nobody will ever get your code again.',
]

/** Says what deleting means, and wants the code typed before it is done. */
export function DeleteDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const remove = useDeleteRecord()
  const { register, handleSubmit, formState } = useForm({ defaultValues: { playerCode: '' } })
  const isTyped = (text: string) => text.trim().toUpperCase() === player.playerCode
  return (
    <Dialog title="Delete my record" description="Please read this first." onClose={onClose}>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        {consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <form
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => void handleSubmit((fields) => remove.mutate(fields.playerCode))(event)}
      >
        <Field
          label={`Type your code ${player.playerCode} to delete your record`}
          error={formState.errors.playerCode && 'This is not your code.'}
        >
          {(control) => (
            <input
              {...control}
              {...register('playerCode', { validate: isTyped })}
              className={`${inputClass} tracking-widest uppercase`}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="bg-bad! text-ground!" isBusy={remove.isPending}>
            Delete my record
          </Button>
          <Button look="quiet" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

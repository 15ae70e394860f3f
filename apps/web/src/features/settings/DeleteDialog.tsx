import type { Player } from '@seraph/schema/http/players/players'
import { Controller, useForm } from 'react-hook-form'

import { NumberInput } from '../../account/NumberInput.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { useDeleteRecord } from './useDeleteRecord.ts'
import { Ways } from '../../ui/dialogs/Ways.tsx'

const consequences = [
  'You are logged out everywhere, and nobody sees you on the boards any more.',
  'For 14 days you can change your mind: log in with your code and number and say that you want your record back. Your coach can do it too.',
  'After that your answers, points and everything with your code are gone for good. Only numbers stay, and nobody can tell whose they were.',
  'Nobody will ever get your code again.',
]

/** Says what deleting means, and wants the code typed before it is done. */
export function DeleteDialog({ player, onClose }: { player: Player; onClose: () => void }) {
  const remove = useDeleteRecord()
  const { register, handleSubmit, formState, control } = useForm({
    defaultValues: { playerCode: '', secretNumber: '' },
  })
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
        onSubmit={(event) => void handleSubmit((fields) => remove.mutate(fields))(event)}
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
        <Controller
          control={control}
          name="secretNumber"
          rules={{ validate: (text) => text.trim() !== '' || 'Your secret number is required.' }}
          render={({ field, fieldState }) => (
            <NumberInput
              label="Your secret number"
              value={field.value}
              error={fieldState.error?.message}
              onChange={field.onChange}
            />
          )}
        />
        <Ways onBack={onClose} back="Keep it">
          <Button type="submit" className="bg-bad! text-ground!" isBusy={remove.isPending}>
            Delete my record
          </Button>
        </Ways>
      </form>
    </Dialog>
  )
}

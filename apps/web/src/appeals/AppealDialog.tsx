import type { PartVerdict } from '@seraph/schema/judging'
import { useState } from 'react'

import type { appealForTexts, appealTexts } from '../messages/appeals.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { inputClass } from '../ui/inputClass.ts'
import type { Asked } from './askedStore.ts'
import type { Doubted } from './doubted.ts'
import { useAppeal } from './useAppeal.ts'

/** The longest sentence with an appeal, in characters (rule 186). */
const longestNote = 200

type Props = {
  about: Doubted
  parts: readonly PartVerdict[]
  texts: typeof appealTexts | typeof appealForTexts
  roomId?: string
  onClose: () => void
  onAsked: (state: Asked) => void
}

/** Which part is meant, and a sentence if one likes. What was written stays where sending fails. */
export function AppealDialog({ about, parts, texts, roomId, onClose, onAsked }: Props) {
  const [partId, setPartId] = useState(parts[0]?.id ?? '')
  const [note, setNote] = useState('')
  const appeal = useAppeal((state) => {
    onAsked(state)
    onClose()
  }, roomId)
  return (
    <Dialog title={texts.title} description={texts.about} onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          appeal.mutate({ ...about, partId, note })
        }}
      >
        {parts.length > 1 && (
          <fieldset className="grid gap-1">
            <legend className="font-[640]">{texts.chosen}</legend>
            {parts.map(({ id = '', part }) => (
              <label key={id} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="part"
                  className="size-5"
                  checked={id === partId}
                  onChange={() => setPartId(id)}
                />
                {part}
              </label>
            ))}
          </fieldset>
        )}
        <Field label={texts.note} isOptional hint={texts.noteHint} error={undefined}>
          {(field) => (
            <textarea
              {...field}
              rows={2}
              maxLength={longestNote}
              autoComplete="off"
              className={inputClass}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" isBusy={appeal.isPending}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  )
}

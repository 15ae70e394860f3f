import { placeRuns } from '@seraph/domain/teamMap/placeRuns'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { inputClass } from '../../../../ui/inputClass.ts'
import { eventTextOf } from '../eventTextOf.ts'
import { stepEvent } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'

/** Which questions count for nobody, to be changed by their numbers until the result is told (rule 230). */
export function VoidedQuestions({ seat, room, take }: Pick<TeamParts, 'seat' | 'room' | 'take'>) {
  const [typed, setTyped] = useState('')
  const question = Number(typed) - 1
  // On paper the whole set was read.
  const isAsked = question >= 0 && (room.isPaper ? question < room.questions : question <= room.question)
  const isVoid = room.voided.includes(question)
  const change = useMutation({
    mutationFn: () => stepEvent(seat, { kind: 'void', question, isVoid: !isVoid }),
    onSuccess: take,
  })
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAsked) change.mutate()
      }}
    >
      <output className="block font-semibold">
        {room.voided.length === 0
          ? 'Every question that was asked counts.'
          : `Not counted: ${placeRuns(room.voided.map((one) => one + 1)).replaceAll(',', ', ')}`}
      </output>
      <div className="mt-2 flex flex-wrap items-end gap-3">
        <div className="w-52">
          <Field label="Question number">
            {(box) => (
              <input
                {...box}
                className={inputClass}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 2))}
              />
            )}
          </Field>
        </div>
        <Button look="quiet" type="submit" disabled={!isAsked} isBusy={change.isPending}>
          {isAsked && isVoid ? 'Let It Count Again' : 'Don’t Count It'}
        </Button>
      </div>
      {change.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(change.error)}
        </p>
      )}
    </form>
  )
}

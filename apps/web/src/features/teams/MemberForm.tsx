import Trash2 from 'virtual:icons/trash-2'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { ChapterSelect } from '../../codeForms/ChapterSelect.tsx'
import { GemRow } from '../../codeForms/GemRow.tsx'
import { useFreeGems } from '../../codeForms/useFreeGems.ts'
import { coachTexts } from '../../messages/coaches.ts'
import { playerTexts } from '../../messages/players.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import type { RegistrationInput } from './teamInput.ts'

type Props = {
  team: number
  member: number
  /** Undefined for the only member. */
  onRemove: (() => void) | undefined
}

/** A member's chapter and gem, or the code that the player has already (rule 8). */
export function MemberForm({ team, member, onRemove }: Props) {
  const { register, control, setValue, formState, clearErrors } = useFormContext<RegistrationInput>()
  const name = `teams.${team}.members.${member}` as const
  const { clubName, teamName, state, country, members } = useWatch({ control, name: `teams.${team}` })
  const { startingChapter, biblicalGem: gem, hasCode } = useWatch({ control, name })
  const gems = useFreeGems({ clubName, teamName, startingChapter, state, country })
  const others = members.filter((other, index) => index !== member && other.startingChapter === startingChapter)
  const ownFree = gems.free.filter((letter) => others.every(({ biblicalGem }) => biblicalGem !== letter))
  // A player with a code may take the place of a slot that this coach has reserved.
  const free = hasCode ? gems.all : ownFree
  const isTaken = gem !== '' && !free.includes(gem)
  useEffect(() => {
    if (isTaken) setValue(`${name}.biblicalGem`, '')
  }, [isTaken, setValue, name])
  const errors = formState.errors.teams?.[team]?.members?.[member]
  register(`${name}.biblicalGem`, { validate: (value) => value !== '' || 'Please choose a gem' })
  const code = gem === '' ? undefined : gems.codes[gem]
  return (
    <li className="border-line bg-raised rounded-xl border p-3 sm:p-4">
      <div className="flex items-center justify-between gap-2">
        <h4 className="font-bold">Member {member + 1}</h4>
        {code !== undefined && !hasCode && <span className="text-muted text-base tracking-wider">{code}</span>}
        {onRemove && (
          <button
            type="button"
            className="hover:bg-sunken grid size-11 place-items-center rounded-xl"
            aria-label={`Remove member ${member + 1}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        )}
      </div>
      <div className="mt-2 grid items-end gap-x-5 gap-y-3 sm:grid-cols-[12rem_1fr]">
        <Field label="Starting chapter">
          {(box) => (
            <ChapterSelect
              {...box}
              {...register(`${name}.startingChapter`, { valueAsNumber: true })}
              className={inputClass}
            />
          )}
        </Field>
        <GemRow
          value={gem}
          free={free}
          error={errors?.biblicalGem?.message}
          onChoose={(letter) => {
            setValue(`${name}.biblicalGem`, letter, { shouldDirty: true })
            clearErrors(`${name}.biblicalGem`)
          }}
        />
      </div>
      {gems.isUnknown && <p className="text-muted mt-1 text-base">{playerTexts.gemsUnknown}</p>}
      {free.length === 0 && <p className="text-fair mt-1 text-base">{coachTexts.gemsTaken}</p>}
      <div className="mt-3">
        <Checkbox {...register(`${name}.hasCode`)} label="This player already has a code" />
      </div>
      {hasCode && (
        <div className="mt-2 grid gap-3 sm:grid-cols-2 sm:gap-5">
          <Field
            label="Player code"
            hint="The player gives it to you. Record and points come along, and the old code keeps working."
            error={errors?.playerCode?.message}
          >
            {(box) => (
              <input
                {...box}
                {...register(`${name}.playerCode`, {
                  validate: (text, form) =>
                    form.teams[team]?.members[member]?.hasCode !== true ||
                    text.trim() !== '' ||
                    'Player code is required',
                })}
                className={`${inputClass} tracking-widest uppercase`}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
              />
            )}
          </Field>
          <Field
            label="Secret number"
            hint="Without it, add the player on your dashboard later: the player is asked there."
            error={errors?.secretNumber?.message}
          >
            {(box) => (
              <input
                {...box}
                {...register(`${name}.secretNumber`, {
                  validate: (text, form) =>
                    form.teams[team]?.members[member]?.hasCode !== true ||
                    text.trim() !== '' ||
                    'The secret number is required',
                })}
                className={`${inputClass} tracking-widest`}
                maxLength={8}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
        </div>
      )}
    </li>
  )
}

import type { registerPlayer } from '@seraph/schema/http/players/players'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { playerTexts } from '../../messages/players.ts'
import { toasts } from '../../messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { checkedBy } from '../../codeForms/checkedBy.ts'
import { ChapterSelect } from '../../codeForms/ChapterSelect.tsx'
import { ExperienceSelect } from './ExperienceSelect.tsx'
import { GemPicker, gemPickerId } from '../../codeForms/GemPicker.tsx'
import { RegisterFields, emptyRegisterInput, type RegisterInput } from './registerFields.ts'
import { useFreeGems } from '../../codeForms/useFreeGems.ts'
import { useRegister } from './useRegister.ts'

type Props = { onRegistered: (reply: ReplyOf<typeof registerPlayer>) => void }

/** The form of a new player code. Errors show once one leaves a box wrong, or sends. */
export function RegisterForm({ onRegistered }: Props) {
  const { register, handleSubmit, formState, control, setValue, setError } = useForm({
    resolver: checkedBy<RegisterInput, ReturnType<typeof RegisterFields.parse>>(RegisterFields),
    defaultValues: emptyRegisterInput,
    mode: 'onTouched',
  })
  const { errors } = formState
  const [clubName, teamName, startingChapter, state, country, gem, secretNumber] = useWatch({
    control,
    name: ['clubName', 'teamName', 'startingChapter', 'state', 'country', 'biblicalGem', 'secretNumber'],
  })
  const gems = useFreeGems({ clubName, teamName, startingChapter, state, country })
  // With its number a place that a coach has reserved can be taken, whose gem reads as taken otherwise (rule 42).
  const free = secretNumber.trim() === '' ? gems.free : gems.all
  const isTaken = gem !== '' && !free.includes(gem)
  useEffect(() => {
    if (isTaken) setValue('biblicalGem', '')
  }, [isTaken, setValue])
  const create = useRegister({
    onRegistered,
    onGemTaken: () => {
      setValue('biblicalGem', '')
      setError('biblicalGem', { message: playerTexts.gemJustTaken })
      document.getElementById(gemPickerId)?.focus()
      void gems.refetch()
    },
  })

  const send = handleSubmit((fields) => {
    if (free.includes(fields.biblicalGem)) create.mutate(fields)
    else showToast(toasts.gemNotAvailable)
  })

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <Field label="Club name" error={errors.clubName?.message}>
        {(control) => (
          <input {...control} {...register('clubName')} className={inputClass} maxLength={80} autoComplete="off" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Team name" hint="For example Team 1" error={errors.teamName?.message}>
          {(control) => (
            <input {...control} {...register('teamName')} className={inputClass} maxLength={80} autoComplete="off" />
          )}
        </Field>
        <Field label="Starting chapter" hint="Where you begin to study" error={errors.startingChapter?.message}>
          {(control) => (
            <ChapterSelect
              {...control}
              {...register('startingChapter', { valueAsNumber: true })}
              className={inputClass}
            />
          )}
        </Field>
        <Field label="State/Province" error={errors.state?.message}>
          {(control) => (
            <input
              {...control}
              {...register('state')}
              className={inputClass}
              maxLength={80}
              autoComplete="address-level1"
            />
          )}
        </Field>
        <Field label="Country" isOptional error={errors.country?.message}>
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
      </div>
      <GemPicker
        value={gem}
        free={free}
        note={gems.isUnknown ? playerTexts.gemsUnknown : undefined}
        error={errors.biblicalGem?.message}
        onChoose={(letter) => setValue('biblicalGem', letter, { shouldValidate: true })}
        registration={register('biblicalGem')}
      />
      <Field
        label="Secret number of your coach’s card"
        isOptional
        hint="Only if your coach has reserved a place for you. It is quicker to log in with the card."
        error={errors.secretNumber?.message}
      >
        {(control) => (
          <input
            {...control}
            {...register('secretNumber')}
            className={`${inputClass} tracking-widest`}
            inputMode="numeric"
            maxLength={8}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Years in the competition" isOptional error={errors.pbeExperience?.message}>
        {(control) => <ExperienceSelect {...control} {...register('pbeExperience')} className={inputClass} />}
      </Field>
      <Checkbox
        {...register('isPubliclyVisible')}
        label="Show my code on the Featured Players page"
        note="Your code, club and effort can then be seen. Accuracy never is. You can change this anytime."
      />
      <Button type="submit" isBusy={create.isPending}>
        {create.isPending ? 'Creating your code...' : 'Create my code'}
      </Button>
    </form>
  )
}

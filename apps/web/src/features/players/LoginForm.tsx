import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'

import { playerTexts, playerToasts } from '../../messages/players.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { codeInput, hasCodeLength } from '../../session/codeInput.ts'
import { playerCodeBox } from '../../session/playerCodeBox.ts'
import { useScannedCard } from '../../session/scannedCard.ts'
import { readStoredPlayer } from '../../session/storedPlayer.ts'
import { NoNumber } from './NoNumber.tsx'
import { useLogin, type Login } from './useLogin.ts'

const RestoreDialog = lazy(() => import('./RestoreDialog.tsx').then((module) => ({ default: module.RestoreDialog })))

type LoginFields = { playerCode: string; secretNumber: string; wantsFeatured: boolean }

/**
 * The code, and whether to be shown on the board; visibility changes only by a tick (rule 11). The number is asked for once the server
 * asks for it: not in a browser that is proved, and not of a card that was scanned (rule 42).
 */
export function LoginForm() {
  const card = useScannedCard()
  const [deleted, setDeleted] = useState<Login>()
  const [asked, setAsked] = useState<{ error: string | undefined; isWithoutNumber: boolean }>()
  const [isAdmin, setIsAdmin] = useState(false)
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    defaultValues: {
      playerCode: card?.playerCode ?? readStoredPlayer()?.playerCode ?? '',
      secretNumber: '',
      wantsFeatured: false,
    },
  })
  const login = useLogin({
    onDeleted: setDeleted,
    onNumberAsked: ({ hasNoNumber = false, cardToken }, wrongText) => {
      const error = wrongText ?? (cardToken === undefined ? undefined : playerTexts.oldCard)
      setAsked({ error, isWithoutNumber: hasNoNumber })
    },
  })
  const code = register('playerCode', { validate: (text) => hasCodeLength(text) || 'Player code is required' })
  const bodyOf = ({ playerCode, secretNumber, wantsFeatured }: LoginFields): Login => {
    const cardToken = asked === undefined && card?.playerCode === playerCode.trim() ? card.cardToken : undefined
    return {
      playerCode,
      wantsFeatured,
      ...(cardToken !== undefined && { cardToken }),
      ...(asked !== undefined && secretNumber.trim() !== '' && { secretNumber: secretNumber.trim() }),
    }
  }
  const send = handleSubmit(
    (fields) => login.mutate(bodyOf(fields)),
    () => getValues('playerCode').trim() === '' && showToast(playerToasts.codeRequired),
  )
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      {card?.cardToken !== undefined && asked === undefined && (
        <p role="note" className="bg-good-ground rounded-card px-4 py-3 text-base">
          {playerTexts.cardRead}
        </p>
      )}
      <Field label="Player code" error={formState.errors.playerCode?.message}>
        {(control) => (
          <input
            {...control}
            {...code}
            {...playerCodeBox}
            enterKeyHint="go"
            onChange={(event) => {
              event.target.value = codeInput(getValues('playerCode'), event.target.value)
              setValue('playerCode', event.target.value, { shouldValidate: formState.isSubmitted })
            }}
          />
        )}
      </Field>
      {asked !== undefined && (
        <div className="grid gap-2">
          <Field
            label={isAdmin ? 'Admin secret' : 'Secret number'}
            hint={isAdmin ? undefined : playerTexts.numberHint}
            error={asked.error}
          >
            {(control) => (
              <input
                {...control}
                {...register('secretNumber', { validate: (text) => text.trim() !== '' })}
                ref={(box) => {
                  register('secretNumber').ref(box)
                  if (box !== null && document.activeElement?.closest('form') === box.form) box.focus()
                }}
                className={`${inputClass} font-semibold tracking-widest`}
                type={isAdmin ? 'password' : 'text'}
                inputMode={isAdmin ? 'text' : 'numeric'}
                autoComplete={isAdmin ? 'current-password' : 'off'}
                maxLength={200}
                enterKeyHint="go"
              />
            )}
          </Field>
          <NoNumber
            isRefused={asked.isWithoutNumber}
            isBusy={login.isPending}
            isAdmin={isAdmin}
            onAdmin={() => setIsAdmin(!isAdmin)}
            onStart={() => login.mutate({ ...bodyOf(getValues()), hasNoNumber: true, secretNumber: '' })}
          />
        </div>
      )}
      <Checkbox
        {...register('wantsFeatured')}
        label="I would like to be featured"
        note="Show my progress on the Featured Players page (you can change this anytime)"
      />
      <Button type="submit" isBusy={login.isPending}>
        {login.isPending ? 'Logging in...' : 'Login'}
      </Button>
      {deleted !== undefined && (
        <Suspense fallback={null}>
          <RestoreDialog
            isBusy={login.isPending}
            onRestore={() => login.mutate({ ...deleted, confirmRestore: true })}
            onClose={() => setDeleted(undefined)}
          />
        </Suspense>
      )}
    </form>
  )
}

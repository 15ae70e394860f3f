import { useMutation } from '@tanstack/react-query'
import LogIn from 'virtual:icons/log-in'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router-dom'

import { codeOf } from '../../api/apiError.ts'
import { useAttemptKey } from '../../api/useAttemptKey.ts'
import { roomTexts } from '../../messages/rooms.ts'
import { paths } from '../../paths.ts'
import { joinFailure } from '../../liveRoom/line/failureToasts.ts'
import { joinRoom } from '../../liveRoom/roomCalls.ts'
import type { RoomSession } from '../../liveRoom/line/roomSession.ts'
import { codeInput, isWholeCode } from '../../session/codeInput.ts'
import { playerCodeBox } from '../../session/playerCodeBox.ts'
import { useSession } from '../../session/useSession.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { inputClass } from '../../ui/inputClass.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { SeatWait } from './member/SeatWait.tsx'

type Props = { code: string; onEnter: (session: RoomSession) => void }
type Fields = { nickname: string; code: string }

/** Player code and room code, and in. A seat that is taken may be asked for. */
export function JoinCard({ code, onEnter }: Props) {
  const { status, storedCode } = useSession()
  const [taken, setTaken] = useState<Fields>()
  const attemptKey = useAttemptKey()
  const { pathname } = useLocation()
  const { register, handleSubmit, formState, getValues, setValue } = useForm<Fields>({
    defaultValues: { nickname: storedCode ?? '', code: /^\d{1,4}$/.test(code) ? code : '' },
  })
  const join = useMutation({
    mutationFn: (fields: Fields) => joinRoom(fields, attemptKey(fields)),
    onSuccess: onEnter,
    onError(error, fields) {
      if (codeOf(error) === 'seat_taken') setTaken(fields)
      showToast(joinFailure(error))
    },
  })
  const nickname = register('nickname', { validate: (text) => isWholeCode(text) || roomTexts.playerCodeLength })
  const roomCode = register('code', { validate: (text) => /^\d{4}$/.test(text) || roomTexts.roomCodeForm })
  if (taken !== undefined) return <SeatWait wanted={taken} onEnter={onEnter} onGiveUp={() => setTaken(undefined)} />
  return (
    <Card>
      <h2 className="text-xl">Join a room</h2>
      <form
        noValidate
        className="mt-4 grid gap-5"
        onSubmit={(event) => void handleSubmit((fields) => join.mutate(fields))(event)}
      >
        <Field label="Room code" hint="4 digits, from your coach" error={formState.errors.code?.message}>
          {(box) => (
            <input
              {...box}
              {...roomCode}
              className={`${inputClass} text-center text-2xl! font-semibold tracking-[0.4em] tabular-nums`}
              inputMode="numeric"
              autoComplete="off"
              enterKeyHint="next"
              onChange={(event) => {
                event.target.value = event.target.value.replace(/\D/g, '').slice(0, 4)
                setValue('code', event.target.value, { shouldValidate: formState.isSubmitted })
              }}
            />
          )}
        </Field>
        <Field label="Your player code" error={formState.errors.nickname?.message}>
          {(box) => (
            <input
              {...box}
              {...nickname}
              {...playerCodeBox}
              enterKeyHint="go"
              onChange={(event) => {
                event.target.value = codeInput(getValues('nickname'), event.target.value)
                setValue('nickname', event.target.value, { shouldValidate: formState.isSubmitted })
              }}
            />
          )}
        </Field>
        <Button type="submit" isBusy={join.isPending}>
          {!join.isPending && <LogIn aria-hidden className="size-5" />}
          {join.isPending ? 'Joining...' : 'Join Room'}
        </Button>
      </form>
      {status === 'guest' && (
        <div className="text-muted mt-4 text-base">
          <p>
            <Link to={paths.login} state={{ from: pathname }}>
              Log in
            </Link>{' '}
            first, and your answers count for your progress too.
          </p>
          <p className="mt-1">
            No code yet?{' '}
            <Link to={paths.individualRegister} state={{ from: pathname }}>
              Create one
            </Link>
            .
          </p>
        </div>
      )}
    </Card>
  )
}

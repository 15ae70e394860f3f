import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { codeOf } from '../../../api/apiError.ts'
import { call } from '../../../api/call.ts'
import { textOf } from '../../../messages.ts'
import { CoachCodeField } from '../../../codeForms/CoachCodeField.tsx'
import { coachTexts, coachToasts } from '../../../messages/coaches.ts'
import { roomToasts } from '../../../messages/rooms.ts'
import { coachSignedIn } from '../../../session/sessionQuery.ts'
import { readStoredCoachCode } from '../../../session/coach/storedCoachCode.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { inputClass } from '../../../ui/inputClass.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/** The coach's code, verified; the club's name too where the server asks for it (rule 9). */
export function VerifyCoach() {
  const [code, setCode] = useState(() => readStoredCoachCode() ?? '')
  const [clubName, setClubName] = useState('')
  const verify = useMutation({
    mutationFn: () => call('verifyCoach', { body: { code, ...(clubName.trim() !== '' && { clubName }) } }),
    onSuccess: ({ coach, coachInfo }) => {
      showToast(coachToasts.codeVerified(coachInfo.clubName))
      coachSignedIn(coach)
    },
    onError(error) {
      if (codeOf(error) !== 'club_name_needed') showToast(roomToasts.invalidCoachCode(textOf(error)))
    },
  })
  const asksClub = codeOf(verify.error) === 'club_name_needed' || clubName !== ''
  const clubBox = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asksClub) clubBox.current?.focus()
  }, [asksClub])
  return (
    <form
      noValidate
      className="mt-4 grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (code === '') showToast(roomToasts.coachCodeRequired)
        else if (code.length !== 4) showToast(roomToasts.invalidCoachCode('Please enter a 4-digit coach code.'))
        else verify.mutate()
      }}
    >
      <CoachCodeField value={code} onChange={(event) => setCode(event.target.value)} />
      {asksClub && (
        <Field label="Club name" hint={coachTexts.clubNameNeeded}>
          {(box) => (
            <input
              {...box}
              ref={clubBox}
              value={clubName}
              onChange={(event) => setClubName(event.target.value)}
              className={inputClass}
              maxLength={80}
            />
          )}
        </Field>
      )}
      <Button type="submit" isBusy={verify.isPending}>
        {verify.isPending ? 'Verifying...' : 'Verify code'}
      </Button>
    </form>
  )
}

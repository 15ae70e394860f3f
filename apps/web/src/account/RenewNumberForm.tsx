import { useState } from 'react'

import { Button } from '../ui/Button.tsx'
import { NumberInput } from './NumberInput.tsx'
import { Ways } from '../ui/dialogs/Ways.tsx'

type Props = { isBusy: boolean; onRenew: (secretNumber: string) => void; onClose: () => void }

/** Says what renewing means, and wants the present number typed. */
export function RenewNumberForm({ isBusy, onRenew, onClose }: Props) {
  const [secretNumber, setSecretNumber] = useState('')
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onRenew(secretNumber)
      }}
    >
      <p className="text-base">
        You get a new number. The old one and the old card stop working, and you are logged out everywhere else.
      </p>
      <NumberInput label="Type your current number" value={secretNumber} onChange={setSecretNumber} />
      <Ways onBack={onClose} back="Keep it">
        <Button type="submit" isBusy={isBusy} disabled={secretNumber.trim() === ''}>
          Renew my number
        </Button>
      </Ways>
    </form>
  )
}

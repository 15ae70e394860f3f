import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { call } from '../api/call.ts'
import { NumberBox } from '../codeCards/NumberBox.tsx'
import { PrintButton } from '../codeCards/PrintButton.tsx'
import { textOf } from '../messages.ts'
import { playerTexts, playerToasts } from '../messages/players.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showToast } from '../ui/toasts/toastStore.ts'
import { RenewNumberForm } from './RenewNumberForm.tsx'
import { useMyNumber, type MyPlayer } from './useMyNumber.ts'

/** One's own secret number, behind a press: to be noted, printed, scanned by a new phone, or renewed (rule 42). */
export function MyNumber({ player }: { player: MyPlayer }) {
  const shown = useMyNumber()
  const [isRenewing, setIsRenewing] = useState(false)
  const renew = useMutation({
    mutationFn: (secretNumber: string) => call('renewNumber', { body: { secretNumber } }),
    onSuccess: () => {
      setIsRenewing(false)
      showToast(playerToasts.numberRenewed)
    },
    onError: (error) => showToast(playerToasts.numberFailed(textOf(error))),
  })
  const number = renew.data ?? shown.data
  const { biblicalGem: gem, clubName, teamName } = player
  return (
    <Card className="mt-6">
      <h2 className="text-xl">My secret number</h2>
      <p className="mt-2 text-base">{playerTexts.keepNumber}</p>
      {number === undefined ? (
        <Button look="quiet" className="mt-4" onClick={() => shown.mutate()} isBusy={shown.isPending}>
          Show my number
        </Button>
      ) : (
        <>
          <div className="mt-4">
            <NumberBox number={number} />
          </div>
          {isRenewing ? (
            <RenewNumberForm
              isBusy={renew.isPending}
              onRenew={(secretNumber) => renew.mutate(secretNumber)}
              onClose={() => setIsRenewing(false)}
            />
          ) : (
            <div className="mt-4 flex flex-wrap gap-3">
              <PrintButton
                label="Print my card"
                load={() => Promise.resolve([{ ...number, gem, clubName, teamName }])}
              />
              <Button look="plain" onClick={() => setIsRenewing(true)}>
                Renew my number
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  )
}

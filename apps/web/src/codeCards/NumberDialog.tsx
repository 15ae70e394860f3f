import type { SecretNumber } from '@seraph/schema/http/players/playerNumbers'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { textOf } from '../messages.ts'
import { playerToasts } from '../messages/players.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/dialogs/Dialog.tsx'
import { Skeleton } from '../ui/waiting/Skeleton.tsx'
import { showToast } from '../ui/toasts/toastStore.ts'
import type { CodeCard } from './codeCard.ts'
import { NumberBox } from './NumberBox.tsx'
import { PrintButton } from './PrintButton.tsx'
import { Ways } from '../ui/dialogs/Ways.tsx'

type Props = {
  player: CodeCard
  show: () => Promise<SecretNumber>
  renew: () => Promise<SecretNumber>
  onClose: () => void
}

/** A player's number for whoever looks after them: to be told, printed, or renewed once it is lost (rule 42). */
export function NumberDialog({ player, show, renew, onClose }: Props) {
  const [isRenewing, setIsRenewing] = useState(false)
  const onError = (error: Error) => showToast(playerToasts.numberFailed(textOf(error)))
  const shown = useMutation({ mutationFn: show, onError })
  const renewed = useMutation({
    mutationFn: renew,
    onSuccess: () => {
      setIsRenewing(false)
      showToast(playerToasts.numberRenewed)
    },
    onError,
  })
  const { mutate } = shown
  useEffect(() => mutate(), [mutate])
  const number = renewed.data ?? shown.data
  const { gem, clubName, teamName } = player
  return (
    <Dialog
      title={`Number of ${player.playerCode}`}
      description="Each look is logged. A player needs the number or the card only in a new browser."
      onClose={onClose}
    >
      <div className="mt-5">
        {number === undefined ? (
          shown.isError ? (
            <p role="alert">{textOf(shown.error)}</p>
          ) : (
            <Skeleton className="h-52" />
          )
        ) : (
          <NumberBox number={number} />
        )}
      </div>
      {isRenewing ? (
        <section aria-label="Renew" className="mt-5">
          <p>The old number and card stop working, and the player is signed out in every browser. Renew it?</p>
          <div className="mt-3">
            <Ways onBack={() => setIsRenewing(false)} back="Keep it">
              <Button onClick={() => renewed.mutate()} isBusy={renewed.isPending}>
                Renew now
              </Button>
            </Ways>
          </div>
        </section>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          {number !== undefined && (
            <PrintButton
              label="Print this card"
              load={() => Promise.resolve([{ ...number, gem, clubName, teamName }])}
            />
          )}
          <Button look="quiet" onClick={() => setIsRenewing(true)}>
            Renew the number
          </Button>
        </div>
      )}
    </Dialog>
  )
}

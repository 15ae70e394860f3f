import Printer from 'virtual:icons/printer'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'

import { textOf } from '../messages.ts'
import { playerToasts } from '../messages/players.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts/toastStore.ts'
import type { CoachCard, PlayerCard } from './codeCard.ts'

const PrintSheet = lazy(() => import('./PrintSheet.tsx').then((module) => ({ default: module.PrintSheet })))

type Props = {
  /** What is printed, known when the button is pressed: numbers are asked for then alone. */
  load: () => Promise<readonly (PlayerCard | CoachCard)[]>
  isEmpty?: boolean
  label?: string
}

/** Prints cards to cut out, one a player or a coach. */
export function PrintButton({ load, isEmpty = false, label = 'Print code cards' }: Props) {
  const [cards, setCards] = useState<readonly (PlayerCard | CoachCard)[]>()
  const print = useMutation({
    mutationFn: load,
    onSuccess: setCards,
    onError: (error) => showToast(playerToasts.numberFailed(textOf(error))),
  })
  const onPrinted = useCallback(() => setCards(undefined), [])
  return (
    <>
      <Button look="quiet" onClick={() => print.mutate()} isBusy={print.isPending} disabled={isEmpty}>
        <Printer aria-hidden className="size-5" />
        {label}
      </Button>
      {cards !== undefined && (
        <Suspense fallback={null}>
          <PrintSheet cards={cards} onPrinted={onPrinted} />
        </Suspense>
      )}
    </>
  )
}

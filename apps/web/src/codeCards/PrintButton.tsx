import { Printer } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'

import { Button } from '../ui/Button.tsx'
import type { CoachCard, CodeCard } from './codeCard.ts'

const PrintSheet = lazy(() => import('./PrintSheet.tsx').then((module) => ({ default: module.PrintSheet })))

type Props = { cards: readonly (CodeCard | CoachCard)[]; label?: string }

/** Prints cards to cut out, one a player or a coach. */
export function PrintButton({ cards, label = 'Print code cards' }: Props) {
  const [isPrinting, setIsPrinting] = useState(false)
  const onPrinted = useCallback(() => setIsPrinting(false), [])
  return (
    <>
      <Button look="quiet" onClick={() => setIsPrinting(true)} disabled={cards.length === 0}>
        <Printer aria-hidden className="size-5" />
        {label}
      </Button>
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintSheet cards={cards} onPrinted={onPrinted} />
        </Suspense>
      )}
    </>
  )
}

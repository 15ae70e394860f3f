import { Printer } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'

import { Button } from '../ui/Button.tsx'
import type { CodeCard } from './codeCard.ts'

const PrintSheet = lazy(() => import('./PrintSheet.tsx').then((module) => ({ default: module.PrintSheet })))

/** Prints cards to cut out, one a player. */
export function PrintButton({ cards }: { cards: readonly CodeCard[] }) {
  const [isPrinting, setIsPrinting] = useState(false)
  const onPrinted = useCallback(() => setIsPrinting(false), [])
  return (
    <>
      <Button look="quiet" onClick={() => setIsPrinting(true)} disabled={cards.length === 0}>
        <Printer aria-hidden className="size-5" />
        Print code cards
      </Button>
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintSheet cards={cards} onPrinted={onPrinted} />
        </Suspense>
      )}
    </>
  )
}

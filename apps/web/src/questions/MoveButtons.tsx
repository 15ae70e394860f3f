import ArrowLeft from 'virtual:icons/arrow-left'
import ArrowRight from 'virtual:icons/arrow-right'
import Check from 'virtual:icons/check'
import { useEffect, useRef, type KeyboardEvent } from 'react'

import { Button } from '../ui/Button.tsx'
import type { ButtonLook } from '../ui/buttonClass.ts'

type Props = {
  isFirst: boolean
  isLast: boolean
  hasNext: boolean
  isDisabled: boolean
  look: ButtonLook
  /** The way on takes the focus, so that Enter answers and Enter goes on. */
  hasFocus?: boolean
  onPrevious: () => void
  onNext: () => void
}

/** An Enter that is still held down from sending the answer must not skip the verdict. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

/** Back and on. */
export function MoveButtons({
  isFirst,
  isLast,
  hasNext,
  isDisabled,
  look,
  hasFocus = false,
  onPrevious,
  onNext,
}: Props) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasFocus) next.current?.focus({ preventScroll: true })
  }, [hasFocus])
  return (
    <div className="mt-4 flex gap-3">
      {!isFirst && (
        <Button look="quiet" className="flex-1 sm:flex-none" disabled={isDisabled} onClick={onPrevious}>
          <ArrowLeft aria-hidden className="size-5 max-[22rem]:hidden" />
          Previous
        </Button>
      )}
      {hasNext && (
        <Button
          ref={next}
          look={look}
          className="flex-1 sm:ml-auto sm:flex-none"
          disabled={isDisabled}
          onClick={onNext}
          onKeyDown={ignoreHeldKey}
        >
          {isLast ? 'Finish' : 'Next'}
          {isLast ? <Check aria-hidden className="size-5" /> : <ArrowRight aria-hidden className="size-5" />}
        </Button>
      )}
    </div>
  )
}

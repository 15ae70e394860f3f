import ArrowLeft from 'virtual:icons/arrow-left'
import ArrowRight from 'virtual:icons/arrow-right'
import Flag from 'virtual:icons/flag'
import type { Ref } from 'react'

import { Button } from '../../../ui/Button.tsx'

type Props = {
  nextRef: Ref<HTMLButtonElement>
  isFirst: boolean
  isLast: boolean
  onPrevious: () => void
  onNext: () => void
  onSubmit: () => void
}

/** From verse to verse, and to the result. */
export function GameButtons({ nextRef, isFirst, isLast, onPrevious, onNext, onSubmit }: Props) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-2 sm:flex">
      <Button look="quiet" disabled={isFirst} onClick={onPrevious}>
        <ArrowLeft aria-hidden className="size-5 max-[23rem]:hidden" />
        Previous Verse
      </Button>
      <Button ref={nextRef} onClick={onNext} {...(isLast && { 'aria-describedby': 'memory-last' })}>
        Next Verse
        <ArrowRight aria-hidden className="size-5 max-[23rem]:hidden" />
      </Button>
      <Button look="quiet" className="col-span-2 sm:ml-auto" onClick={onSubmit}>
        <Flag aria-hidden className="size-5" />
        Submit & Get Rank
      </Button>
      {isLast && (
        <span id="memory-last" hidden>
          This is the last verse. Next Verse completes the game.
        </span>
      )}
    </div>
  )
}

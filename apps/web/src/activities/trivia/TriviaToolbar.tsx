import type { Season } from '@seraph/schema/season'
import ArrowLeft from 'virtual:icons/arrow-left'
import ArrowRight from 'virtual:icons/arrow-right'
import LayoutGrid from 'virtual:icons/layout-grid'
import RotateCcw from 'virtual:icons/rotate-ccw'

import { EndHere } from '../../activity/EndHere.tsx'
import { Button } from '../../ui/Button.tsx'
import { OrderToggle } from './OrderToggle.tsx'
import type { TriviaOrder } from './run/triviaRun.ts'

type Props = {
  season: Season
  /** The round's one chapter; undefined for a round of several. */
  chapter: number | undefined
  /** Undefined where it can't be changed: once the round is over. */
  order: TriviaOrder | undefined
  opening: number | undefined
  onOrder: (order: TriviaOrder) => void
  onOpen: (chapter: number) => void
  onReset: () => void
  /** Undefined while nothing is answered, and where the round is over. */
  onEnd: (() => void) | undefined
  onSelect: () => void
}

/** How and what to play: the order, the chapters beside this one, Reset and the choice of chapters. */
export function TriviaToolbar({ season, chapter, order, opening, ...rest }: Props) {
  const { onOrder, onOpen, onReset, onEnd, onSelect } = rest
  const [before, after] = chapter === undefined ? [] : [season.chapters[chapter - 2], season.chapters[chapter]]
  return (
    <div className="border-line mt-6 border-t pt-4">
      {order !== undefined && <OrderToggle order={order} onChange={onOrder} />}
      <div className="mt-2 flex flex-wrap gap-x-1">
        {before !== undefined && (
          <Button
            look="plain"
            aria-label={`Previous chapter: ${before.label}`}
            isBusy={opening === before.ordinal}
            onClick={() => onOpen(before.ordinal)}
          >
            <ArrowLeft aria-hidden className="size-5" />
            {before.label}
          </Button>
        )}
        {after !== undefined && (
          <Button
            look="plain"
            aria-label={`Next chapter: ${after.label}`}
            isBusy={opening === after.ordinal}
            onClick={() => onOpen(after.ordinal)}
          >
            {after.label}
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        )}
        {onEnd !== undefined && <EndHere onEnd={onEnd} />}
        <Button look="plain" onClick={onReset}>
          <RotateCcw aria-hidden className="size-5" />
          Reset
        </Button>
        <Button look="plain" onClick={onSelect}>
          <LayoutGrid aria-hidden className="size-5" />
          Select Chapter
        </Button>
      </div>
    </div>
  )
}

import ChevronLeft from 'virtual:icons/chevron-left'
import ChevronRight from 'virtual:icons/chevron-right'

import { presentWord, type Play } from './play.ts'
import type { Puzzle } from './puzzle.ts'

const stepClass = 'hover:bg-sunken grid size-12 flex-none place-items-center rounded-xl'

type Props = { puzzle: Puzzle; play: Play; onChoose: (index: number) => void }

/** The clue of the present word, large, and the ways to the words before and after it. */
export function ClueBar({ puzzle, play, onChoose }: Props) {
  const word = presentWord(puzzle, play)
  if (word === undefined) return null
  const index = puzzle.words.indexOf(word)
  const count = puzzle.words.length
  const go = (by: 1 | -1) => onChoose((index + by + count) % count)
  return (
    <div className="bg-sunken rounded-card flex items-center gap-1 px-1 py-1">
      <button type="button" aria-label="Previous clue" className={stepClass} onClick={() => go(-1)}>
        <ChevronLeft aria-hidden />
      </button>
      <p className="min-w-0 flex-1 text-base leading-tight sm:text-lg">
        <b>
          {word.number} {word.direction}
        </b>{' '}
        {word.clue} <span className="text-muted whitespace-nowrap">· {word.places.length} letters</span>
      </p>
      <button type="button" aria-label="Next clue" className={stepClass} onClick={() => go(1)}>
        <ChevronRight aria-hidden />
      </button>
    </div>
  )
}

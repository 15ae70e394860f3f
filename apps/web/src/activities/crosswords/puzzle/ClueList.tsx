import Check from 'virtual:icons/check'
import { useEffect, useRef } from 'react'

import { classes } from '../../../ui/classes.ts'
import { presentWord, type Play } from './play.ts'
import type { Direction, Puzzle } from './puzzle.ts'

type Props = { puzzle: Puzzle; play: Play; direction: Direction; onChoose: (index: number) => void }

/** The clues of one direction; a press goes to the word. Those whose letters are all right have a tick. */
export function ClueList({ puzzle, play, direction, onChoose }: Props) {
  const present = presentWord(puzzle, play)
  const current = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const [button, box] = [current.current, list.current]
    if (present === undefined || button === null || box === null || box.scrollHeight <= box.clientHeight) return
    box.scrollTop = button.offsetTop - box.clientHeight / 2
  }, [present])
  return (
    <section className="flex min-h-0 flex-1 flex-col">
      <h2 className="px-2 text-lg capitalize">{direction}</h2>
      <ol ref={list} className="relative mt-1 min-h-0 flex-1 md:overflow-y-auto">
        {puzzle.words.map((word, index) => {
          if (word.direction !== direction) return null
          const isHere = word === present
          const isRight = word.places.every((place) => play.letters[place] === puzzle.squares[place]?.solution)
          return (
            <li key={word.number}>
              <button
                ref={isHere ? current : undefined}
                type="button"
                aria-current={isHere ? 'true' : undefined}
                onClick={() => onChoose(index)}
                className={classes(
                  'hover:bg-sunken flex min-h-11 w-full items-baseline gap-2 rounded-lg px-2 py-1.5 text-left text-base leading-snug',
                  isHere && 'bg-fair-ground font-semibold',
                )}
              >
                <b className="w-6 flex-none text-right tabular-nums">{word.number}</b>
                <span className={classes('flex-1', isRight && !isHere && 'text-muted')}>{word.clue}</span>
                {isRight && (
                  <>
                    <Check aria-hidden className="text-good size-5 flex-none self-center" />
                    <span className="sr-only">right</span>
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

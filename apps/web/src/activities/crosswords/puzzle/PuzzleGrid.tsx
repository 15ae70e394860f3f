import { useEffect, useEffectEvent, useRef, type CSSProperties, type KeyboardEvent } from 'react'

import { actionOf } from './gridKeys.ts'
import { presentWord, type Play, type PlayAction } from './play.ts'
import { other, wordAt, type Puzzle } from './puzzle.ts'
import { SquareInput } from './SquareInput.tsx'

type Props = {
  puzzle: Puzzle
  play: Play
  isLocked: boolean
  dispatch: (action: PlayAction) => void
}

/** What a square is called: its clue, which letter of the word it is, and what else goes through it. */
function labelOf(puzzle: Puzzle, play: Play, place: number): string {
  const word = wordAt(puzzle, place, play.direction)
  if (word === undefined) return ''
  const square = puzzle.squares[place]
  const crossing = square?.[other(word.direction)]
  const crossed = crossing === undefined ? undefined : puzzle.words[crossing]
  const letter = `letter ${word.places.indexOf(place) + 1} of ${word.places.length}`
  return [
    `${word.number} ${word.direction}, ${word.clue}, ${letter}`,
    play.wrong.has(place) && 'not right',
    play.shown.has(place) && 'shown to you',
    crossed !== undefined && `crosses ${crossed.number} ${crossed.direction}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * The grid. Letters fill a word, arrows move, Space and Enter turn, Backspace erases, Tab goes to the next word and behind the last
 * one out of the grid.
 */
export function PuzzleGrid({ puzzle, play, isLocked, dispatch }: Props) {
  const word = presentWord(puzzle, play)
  const inWord = new Set(word?.places)

  // The focus follows the present square only while it is in the grid already, the page once one has moved: it opens at its top.
  const last = useRef(play.place)
  const follow = useEffectEvent((place: number) => {
    if (place === last.current) return
    last.current = place
    const square = document.getElementById(`square-${place}`)
    if (document.activeElement?.id.startsWith('square-') === true) square?.focus({ preventScroll: true })
    square?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  useEffect(() => follow(play.place), [play.place])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, place: number) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return
    if (event.key === 'Tab') {
      const index = word === undefined ? -1 : puzzle.words.indexOf(word) + (event.shiftKey ? -1 : 1)
      if (puzzle.words[index] === undefined) return
      event.preventDefault()
      dispatch({ type: 'selectWord', index })
      return
    }
    const action = actionOf(event.key)
    if (action !== undefined) {
      event.preventDefault()
      if (!isLocked || action.type !== 'erase') dispatch(action)
    } else if (event.key === 'Delete' && !isLocked) {
      event.preventDefault()
      dispatch({ type: 'erasePlace', place })
    } else if (/^[a-z]$/i.test(event.key) && !isLocked) {
      event.preventDefault()
      dispatch({ type: 'enter', place, letter: event.key.toUpperCase() })
    }
  }
  return (
    <fieldset
      aria-label={`Crossword grid, ${puzzle.width} columns, ${puzzle.height} rows`}
      className="puzzlegrid"
      style={{ '--columns': puzzle.width, '--rows': puzzle.height } as CSSProperties}
    >
      {puzzle.squares.map((square, place) =>
        square === undefined ? (
          <span key={place} aria-hidden className="puzzleclosed" />
        ) : (
          <SquareInput
            key={place}
            place={place}
            letter={play.letters[place] ?? ''}
            number={square.number}
            label={labelOf(puzzle, play, place)}
            look={place === play.place ? 'here' : inWord.has(place) ? 'word' : 'plain'}
            isWrong={play.wrong.has(place)}
            isShown={play.shown.has(place)}
            isLocked={isLocked}
            onLetter={(at, letter) => !isLocked && dispatch({ type: 'enter', place: at, letter })}
            onErase={(at) => !isLocked && dispatch({ type: 'erasePlace', place: at })}
            onSelect={(at) => dispatch({ type: 'select', place: at })}
            onKeyDown={onKeyDown}
          />
        ),
      )}
    </fieldset>
  )
}

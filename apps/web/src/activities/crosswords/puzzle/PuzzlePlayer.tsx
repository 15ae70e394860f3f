import { PartyPopper } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { ClueBar } from './ClueBar.tsx'
import { ClueList } from './ClueList.tsx'
import { HelpButtons } from './HelpButtons.tsx'
import { helpText } from './helpText.ts'
import { isSolved, playReducer, startPlay, type PlayAction } from './play.ts'
import type { Puzzle } from './puzzle.ts'
import { PuzzleGrid } from './PuzzleGrid.tsx'

type Props = {
  puzzle: Puzzle
  /** The letters of an earlier visit. */
  letters: readonly string[] | null
  onChange: (letters: readonly string[]) => void
  onSolved: () => void
}

/** A crossword that can be played: grid, clues and help. It lays itself out by its own width. */
export function PuzzlePlayer({ puzzle, letters, onChange, onSolved }: Props) {
  const [play, setPlay] = useState(() => startPlay(puzzle, letters ?? undefined))
  const [said, setSaid] = useState('')
  const solved = isSolved(puzzle, play)
  const dispatch = (action: PlayAction) => {
    setPlay((before) => playReducer(puzzle, before, action))
    setSaid('')
  }
  const help = (action: PlayAction) => {
    const after = playReducer(puzzle, play, action)
    setPlay(after)
    setSaid(helpText(puzzle, after, action))
    document.getElementById(`square-${after.place}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const tellChange = useEffectEvent((now: readonly string[]) => {
    if (now.some((letter) => letter !== '')) onChange(now)
  })
  useEffect(() => tellChange(play.letters), [play.letters])
  const tellSolved = useEffectEvent(() => onSolved())
  useEffect(() => {
    if (solved) tellSolved()
  }, [solved])

  const open = puzzle.squares.filter((square) => square !== undefined).length
  const filled = play.letters.filter((letter) => letter !== '').length
  const choose = (index: number) => {
    dispatch({ type: 'selectWord', index })
    const place = playReducer(puzzle, play, { type: 'selectWord', index }).place
    document.getElementById(`square-${place}`)?.focus()
  }
  return (
    <div className="puzzle">
      <header className="puzzlehead">
        <div className="puzzletitle">
          <h1 className="text-xl md:text-2xl">{puzzle.title}</h1>
          <p className="text-muted text-base">
            {filled} of {open} letters
          </p>
          <p className="text-muted ml-auto text-base max-md:hidden">
            Arrows move · Space turns · Tab goes to the next clue
          </p>
        </div>
        <div className="mt-2">
          {solved ? (
            <p className="bg-good-ground text-good rounded-card appear flex min-h-14 items-center gap-2 px-4 text-lg font-semibold">
              <PartyPopper aria-hidden className="size-6 flex-none" />
              Solved! Every letter is right.
            </p>
          ) : (
            <ClueBar puzzle={puzzle} play={play} onChoose={choose} />
          )}
        </div>
      </header>
      <div className="puzzlemiddle">
        <div className="puzzleboard">
          <PuzzleGrid puzzle={puzzle} play={play} isLocked={solved} dispatch={dispatch} />
        </div>
        <div className="puzzleclues">
          <ClueList puzzle={puzzle} play={play} direction="across" onChoose={choose} />
          <ClueList puzzle={puzzle} play={play} direction="down" onChoose={choose} />
        </div>
      </div>
      {!solved && (
        <div className="puzzlehelp">
          <p className="text-muted min-h-6 text-base max-md:empty:hidden" aria-hidden>
            {said}
          </p>
          <HelpButtons onHelp={help} />
        </div>
      )}
      <output className="sr-only">{solved ? 'Solved! Every letter is right.' : said}</output>
    </div>
  )
}

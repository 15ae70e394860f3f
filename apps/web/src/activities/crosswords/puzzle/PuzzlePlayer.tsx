import PartyPopper from 'virtual:icons/party-popper'
import { useEffect, useEffectEvent, useState } from 'react'

import { ClueBar } from './ClueBar.tsx'
import { ClueList } from './ClueList.tsx'
import { HelpButtons } from './HelpButtons.tsx'
import { helpText } from './helpText.ts'
import { playReducer, startPlay, type Play, type PlayAction } from './play.ts'
import type { Puzzle } from './puzzle.ts'
import { PuzzleGrid } from './PuzzleGrid.tsx'
import { standingOf, type Standing } from './standing.ts'

type Props = {
  puzzle: Puzzle
  /** The letters of an earlier visit, and which of them were shown. */
  kept: { letters: readonly string[] | null; shown: readonly number[] }
  onChange: (now: Pick<Play, 'letters' | 'shown'>, standing: Standing) => void
  onSolved: (standing: Standing) => void
}

/** A crossword that can be played: grid, clues and help. It lays itself out by its own width. */
export function PuzzlePlayer({ puzzle, kept, onChange, onSolved }: Props) {
  const [play, setPlay] = useState(() => startPlay(puzzle, kept.letters ?? undefined, kept.shown))
  const [said, setSaid] = useState('')
  const standing = standingOf(puzzle, play)
  const solved = standing.isSolved
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
  const tellChange = useEffectEvent((now: Pick<Play, 'letters' | 'shown'>) => {
    if (standing.filled > 0 || now.shown.size > 0) onChange(now, standing)
  })
  const { letters, shown } = play
  useEffect(() => tellChange({ letters, shown }), [letters, shown])
  const tellSolved = useEffectEvent(() => onSolved(standing))
  useEffect(() => {
    if (solved) tellSolved()
  }, [solved])

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
            {standing.filled} of {standing.squares} letters
          </p>
          <p className="text-muted ml-auto text-base max-md:hidden">
            Arrows move · Space changes direction · Tab goes to the next clue
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

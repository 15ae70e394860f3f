import { accuracyRank } from '@seraph/domain/ranks/accuracyRank'
import { nextWord, runReducer, runScore, type MemoryRun, type MemoryRunAction } from '@seraph/domain/memory/memoryRun'
import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import { useEffect, useReducer, useRef } from 'react'

import { useStudyClock } from '../../../activity/useStudyClock.ts'
import { dropGame, memoryToasts } from '../memoryTexts.ts'
import { Card } from '../../../ui/Card.tsx'
import { useAskFirst } from '../../../ui/dialogs/useAskFirst.tsx'
import { loadToaster } from '../../../ui/toasts/loadToaster.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { GameButtons } from './GameButtons.tsx'
import { GameFooter } from './GameFooter.tsx'
import { GameStats } from './GameStats.tsx'
import { VerseAsLord } from './VerseAsLord.tsx'
import { VerseWords } from './VerseWords.tsx'
import type { FinishedGame, Game } from './game.ts'
import { loadCompletionDialog } from './loadCompletionDialog.ts'
import { useKeepGame } from './useKeepGame.ts'
import { useSaveGame } from './useSaveGame.ts'

type Props = {
  season: Season
  index: MemoryIndex
  game: Game
  isSwitching: boolean
  /** With every change: what a later visit goes on with. */
  onChange: (game: Game) => void
  onSwitch: (chapter: SeasonChapter) => void
  onReset: () => void
  onFinish: (game: FinishedGame) => void
}

/** One game from its first verse to its result. */
export function MemoryGame({ season, index, game, isSwitching, onChange, onSwitch, onReset, onFinish }: Props) {
  const { id, chapter, verses } = game
  const [run, dispatch] = useReducer(
    (state: MemoryRun, action: MemoryRunAction) => runReducer(verses, state, action),
    game.run,
  )
  const clock = useStudyClock(game.clock)
  const save = useSaveGame(game)
  useKeepGame({ ...game, run }, clock, onChange)
  useEffect(() => void Promise.allSettled([loadCompletionDialog(), loadToaster()]), [])
  const nextButton = useRef<HTMLButtonElement>(null)
  const score = runScore(verses, run)
  const { dialog, ask } = useAskFirst()
  const leave = (act: () => void) => ask(score.score > 0 ? dropGame : undefined, act)
  const verse = verses[run.index]
  if (verse === undefined) return null
  const isLast = run.index === verses.length - 1

  const finish = () => {
    const completionTime = Math.max(1, Math.floor(clock.total() / 1000))
    showToast(memoryToasts.ranked(accuracyRank(score.percent), score))
    onFinish({ id, chapter, ...score, completionTime, ...save({ ...score, completionTime }) })
  }
  return (
    <>
      <GameStats chapter={chapter} readMs={clock.total} score={score} verseCount={verses.length} index={run.index} />
      <Card className="mt-3">
        <VerseWords
          key={run.index}
          verse={verse}
          place={{ index: run.index, count: verses.length }}
          typed={run.typed}
          onType={(at, text) => dispatch({ type: 'type', at, text })}
          onAllRight={() => nextButton.current?.focus()}
        />
        {nextWord(verse, run.typed, -1) === undefined && <VerseAsLord words={verse.words} />}
        <GameButtons
          nextRef={nextButton}
          isFirst={run.index === 0}
          isLast={isLast}
          onPrevious={() => dispatch({ type: 'previous' })}
          onNext={isLast ? finish : () => dispatch({ type: 'next' })}
          onSubmit={finish}
        />
      </Card>
      <GameFooter
        season={season}
        index={index}
        chapter={chapter}
        isSwitching={isSwitching}
        onSwitch={(other) => leave(() => onSwitch(other))}
        onReset={() => leave(onReset)}
      />
      {dialog}
    </>
  )
}

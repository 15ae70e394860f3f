import type { Season } from '@seraph/schema/season'
import { lazy, Suspense, useEffect, useState } from 'react'

import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { NextStep } from '../../activity/round/NextStep.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ResultList } from './ResultList.tsx'
import type { FinishedGame } from './game/game.ts'
import { loadCompletionDialog } from './game/loadCompletionDialog.ts'

const CompletionDialog = lazy(async () => ({ default: (await loadCompletionDialog()).CompletionDialog }))

type Props = {
  season: Season
  game: FinishedGame
  isStarting: boolean
  onContinue: () => void
  onPlayAgain: () => void
}

/** The result: first in a dialog, then on a plain card with what to do next. */
export function MemoryComplete({ season, game, isStarting, onContinue, onPlayAgain }: Props) {
  const [isOpen, setIsOpen] = useState(true)
  const [isNewRecord, setIsNewRecord] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void game.isNewRecord.then((isNew) => isCurrent && setIsNewRecord(isNew))
    scrollTo(0, 0)
    return () => {
      isCurrent = false
    }
  }, [game])
  return (
    <>
      <Card className="appear mt-2 text-center">
        <ScreenTitle title={`${game.chapter.label} is done`} />
        <ResultList game={game} />
        <NextStep className="mt-6" played={{ season, chapters: [game.chapter.ordinal] }} />
        <div className="mt-2 flex flex-wrap justify-center">
          <Button look="plain" isBusy={isStarting} onClick={onPlayAgain}>
            Play Again
          </Button>
          <Button look="plain" onClick={onContinue}>
            Choose Another Chapter
          </Button>
        </div>
      </Card>
      <GuestBanner />
      {isOpen && (
        <Suspense fallback={null}>
          <CompletionDialog
            game={game}
            isNewRecord={isNewRecord}
            onContinue={onContinue}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

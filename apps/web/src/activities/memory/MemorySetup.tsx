import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'

import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { leads } from '../../leads.ts'
import { ResumeCardPart } from '../../saving/notes/ResumeCardPart.tsx'
import type { FoundRun } from '../../saving/snapshots/useResume.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ChosenChapter } from './ChosenChapter.tsx'
import { HowToPlay } from './HowToPlay.tsx'
import { MemoryChapters } from './MemoryChapters.tsx'
import type { KeptGame } from './game/keptGame.ts'

type Props = {
  season: Season
  index: MemoryIndex
  chosen: SeasonChapter | undefined
  /** A game that was left; undefined while one is looked for. */
  left: FoundRun<KeptGame> | null | undefined
  leftChapter: SeasonChapter | undefined
  isOpening: boolean
  hasFailed: boolean
  onChoose: (chapter: SeasonChapter) => void
  onStart: (chapter: SeasonChapter) => void
  onGoOn: () => void
  onStartAnew: () => void
}

/** Which chapter, go, and how it is played. */
export function MemorySetup({ season, index, chosen, left, leftChapter, isOpening, hasFailed, ...on }: Props) {
  const { onChoose, onStart, onGoOn, onStartAnew } = on
  const hasWords = index.chapters.some(({ totalWords }) => totalWords > 0)
  const about = index.chapters.find(({ chapter }) => chapter === chosen?.ordinal)
  if (left === undefined || (left?.isOfThisTab === true && isOpening)) {
    return (
      <>
        <ScreenTitle title={leads.memoryGame.title} />
        <p className="lead">{leads.memoryGame.lead}</p>
        <ScreenSkeleton />
      </>
    )
  }
  return (
    <>
      <ScreenTitle title={leads.memoryGame.title} />
      <p className="lead">{leads.memoryGame.lead}</p>
      {!hasWords && (
        <div className="mt-5">
          <EmptyState title="No verses yet">The edition in use on this server has no verses to play with.</EmptyState>
        </div>
      )}
      {hasWords && (
        <>
          {left !== null && leftChapter !== undefined && (
            <ResumeCardPart savedAt={left.savedAt} onGoOn={onGoOn} onStartAnew={onStartAnew}>
              {leftChapter.label}, verse {left.state.run.index + 1} of{' '}
              {index.chapters.find(({ chapter }) => chapter === leftChapter.ordinal)?.verses}.
            </ResumeCardPart>
          )}
          <GuestBanner />
          <Card className="mt-5">
            <MemoryChapters season={season} index={index} chosen={chosen?.ordinal} onChoose={onChoose} />
            <div className="stickyfoot -mx-5 mt-5 -mb-5 px-5 sm:-mx-7 sm:-mb-7 sm:px-7">
              {chosen === undefined || about === undefined ? (
                <p className="text-muted py-2.5 text-center">Choose a chapter to begin.</p>
              ) : (
                <>
                  <ChosenChapter chapter={chosen} about={about} />
                  <Button className="mt-2 w-full" isBusy={isOpening} onClick={() => onStart(chosen)}>
                    {isOpening ? 'Loading verses...' : hasFailed ? 'Try Again' : 'Start Game'}
                  </Button>
                </>
              )}
            </div>
          </Card>
          <HowToPlay />
        </>
      )}
    </>
  )
}

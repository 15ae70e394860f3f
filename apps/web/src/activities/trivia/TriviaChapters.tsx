import type { Season } from '@seraph/schema/season'

import { ChapterGrid } from '../../activity/chapters/ChapterGrid.tsx'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { triviaTexts } from './triviaTexts.ts'
import { pointsPerAnswer } from './triviaRun.ts'

type Props = {
  season: Season
  opening: number | undefined
  /** The chapter that could not be had, or has no trivia. */
  failed: number | undefined
  empty: number | undefined
  onOpen: (chapter: number) => void
}

/** Which chapter: choosing one begins. */
export function TriviaChapters({ season, opening, failed, empty, onOpen }: Props) {
  const labelOf = (ordinal: number) => season.chapters[ordinal - 1]?.label ?? ''
  return (
    <>
      <GuestBanner />
      {failed !== undefined && (
        <div className="mt-5">
          <ErrorState
            title={`${labelOf(failed)} could not be opened`}
            onRetry={() => onOpen(failed)}
            isRetrying={opening === failed}
          >
            {triviaTexts.loadFailed}
          </ErrorState>
        </div>
      )}
      {empty !== undefined && (
        <div className="mt-5" aria-live="polite">
          <EmptyState title="No trivia yet">{triviaTexts.empty(labelOf(empty))}</EmptyState>
        </div>
      )}
      <Card className="mt-5">
        <h2 className="text-xl">Choose a chapter</h2>
        <p className="text-muted mt-1 text-base">Each right answer earns {pointsPerAnswer} points.</p>
        <ChapterGrid
          season={season}
          cellOf={(ordinal) => ({ isBusy: opening === ordinal })}
          onChoose={({ ordinal }) => {
            if (opening === undefined) onOpen(ordinal)
          }}
        />
        <output className="sr-only">{opening === undefined ? '' : `Opening ${labelOf(opening)}…`}</output>
      </Card>
    </>
  )
}

import type { Season } from '@seraph/schema/season'
import { useState } from 'react'

import { ChapterGrid } from '../../activity/chapters/ChapterGrid.tsx'
import { ownGroups } from '../../activity/chapters/ownGroups.ts'
import { useToday } from '../../activity/chapters/useToday.ts'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { Choice } from '../../activity/round/Choice.tsx'
import { RoundChoice } from '../../activity/round/RoundChoice.tsx'
import { RoundFields } from '../../activity/round/RoundFields.tsx'
import type { RoundSetup } from '../../activity/round/roundSetup.ts'
import { useRoundSetup } from '../../activity/round/useRoundSetup.ts'
import { texts } from '../../messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { chaptersLabel } from './chaptersLabel.ts'
import { pointsPerAnswer } from './run/triviaRun.ts'
import { triviaTexts } from './triviaTexts.ts'

const modes = [
  ['one', 'One chapter'],
  ['chosen', 'Chosen chapters or verses'],
] as const
/** Trivia has one kind of question, and all are worth the same. */
const wishes = ['size', 'of'] as const

type Props = {
  season: Season
  /** What is being opened; what could not be had; what had no questions. */
  opening: RoundSetup | undefined
  failed: RoundSetup | undefined
  empty: RoundSetup | undefined
  onOpen: (setup: RoundSetup) => void
  onChange: () => void
}

/** One chapter, a child's own first, where choosing begins; or a round of chosen chapters and verses (rule 197), kept by the address. */
export function TriviaSetup({ season, opening, failed, empty, onOpen, onChange }: Props) {
  const [setup, choose] = useRoundSetup(season, onChange)
  const today = useToday(season)
  const [mode, setMode] = useState<(typeof modes)[number][0]>(setup.chapters.size > 0 ? 'chosen' : 'one')
  const [isNoneChosen, setIsNoneChosen] = useState(false)
  const labelOf = (some: RoundSetup | undefined) =>
    some === undefined ? '' : chaptersLabel(season, [...some.chapters])
  const isOpening = opening !== undefined
  const start = () => {
    setIsNoneChosen(setup.chapters.size === 0)
    if (setup.chapters.size > 0) onOpen(setup)
  }
  return (
    <>
      <GuestBanner />
      {failed !== undefined && (
        <div className="mt-5">
          <ErrorState
            title={`${labelOf(failed)} could not be opened`}
            onRetry={() => onOpen(failed)}
            isRetrying={isOpening}
          >
            {triviaTexts.loadFailed}
          </ErrorState>
        </div>
      )}
      {empty !== undefined && (
        <div className="mt-5" aria-live="polite">
          <EmptyState title="Nothing to ask">
            {empty.chapters.size === 1 && empty.wish.of === 'mixed' && empty.places.size === 0
              ? triviaTexts.empty(labelOf(empty))
              : triviaTexts.noneSuch}
          </EmptyState>
        </div>
      )}
      <Card className="mt-5">
        <Choice name="mode" label="A round of" options={modes} value={mode} onChange={setMode} />
        {mode === 'one' ? (
          <>
            <h2 className="mt-5 text-xl">Choose a chapter</h2>
            <p className="text-muted mt-1 text-base">Each right answer earns {pointsPerAnswer} points.</p>
            <ChapterGrid
              season={season}
              groups={ownGroups(season, today?.assignment)}
              cellOf={(ordinal) => ({ isBusy: opening?.chapters.has(ordinal) === true })}
              onChoose={({ ordinal }) => {
                if (!isOpening) onOpen({ ...setup, chapters: new Set([ordinal]), places: new Set() })
              }}
            />
            <RoundChoice
              wish={setup.wish}
              wishes={wishes}
              note={triviaTexts.note}
              onChange={(wish) => choose({ ...setup, wish })}
            />
          </>
        ) : (
          <div className="mt-5">
            <RoundFields
              season={season}
              wishes={wishes}
              note={triviaTexts.note}
              setup={setup}
              isLocked={isOpening}
              onChange={choose}
            />
            <div className="stickyfoot -mx-5 mt-5 -mb-5 px-5 sm:-mx-7 sm:-mb-7 sm:px-7">
              {isNoneChosen && setup.chapters.size === 0 && (
                <p role="alert" className="text-bad mb-2 font-semibold">
                  {texts.chooseChapter}
                </p>
              )}
              <Button className="w-full" onClick={start} isBusy={isOpening}>
                {isOpening ? 'Loading questions...' : 'Start Trivia'}
              </Button>
            </div>
          </div>
        )}
        <output className="sr-only">{isOpening ? `Opening ${labelOf(opening)}…` : ''}</output>
      </Card>
    </>
  )
}

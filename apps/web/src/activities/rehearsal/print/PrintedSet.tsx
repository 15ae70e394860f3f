import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'

import { momentText } from '../../../language/timeTexts.ts'
import { textOf } from '../../../messages.ts'
import { useCoach } from '../../../session/coach/useCoach.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { loadCalls } from '../loadCalls.ts'
import { AnswerSheets } from './AnswerSheets.tsx'
import { KeyPages } from './KeyPages.tsx'
import { LookOver } from './LookOver.tsx'
import { PaperFoot } from './PaperFoot.tsx'
import { ReaderScript } from './ReaderScript.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import { Slides } from './Slides.tsx'
import './papers.css'

const papers = [
  { value: 'script', label: 'Reader’s script', Paper: ReaderScript },
  { value: 'sheets', label: 'Answer sheets', Paper: AnswerSheets },
  { value: 'key', label: 'Key', Paper: KeyPages },
  { value: 'score', label: 'Score sheet', Paper: ScoreSheet },
  { value: 'slides', label: 'Slides', Paper: Slides },
] as const

type Props = {
  season: Season
  setId: string
  onPlay: () => void
  onPlayAlone: () => void
  onSwapped: (setId: string) => void
  onBack: () => void
}

/** A set on paper: what the reader, the teams and the graders need. What is seen is what is printed. */
export function PrintedSet({ season, setId, onPlay, onPlayAlone, onSwapped, onBack }: Props) {
  const { coach } = useCoach()
  const [isLookingOver, setIsLookingOver] = useState(false)
  const [chosen, setChosen] = useState<(typeof papers)[number]['value']>('script')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['event-set', setId],
    queryFn: async () => (await loadCalls()).getSetWithKey(setId),
  })
  const { Paper, label } = papers.find(({ value }) => value === chosen) ?? papers[0]
  return (
    <>
      <ScreenTitle title="A Set on Paper" />
      <p className="lead">Print what the reader, the teams and the graders need, all from the same questions.</p>
      {data === undefined && error === null && <ScreenSkeleton />}
      {data === undefined && error !== null && (
        <div className="mt-5">
          <ErrorState title="The set could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
      {data !== undefined && (
        <>
          <Card className="mt-5">
            {data.sealedUntil === null ? (
              <ChoiceRow label="What do you want to print?" choices={papers} value={chosen} onChoose={setChosen} />
            ) : (
              <p className="font-semibold">This set is sealed until {momentText(data.sealedUntil)}.</p>
            )}
            <div className="mt-5 flex flex-wrap gap-3">
              {data.sealedUntil === null && <Button onClick={() => print()}>Print</Button>}
              {coach !== null && (
                <Button look="quiet" onClick={onPlay}>
                  Play It with Teams
                </Button>
              )}
              <Button look="quiet" onClick={onPlayAlone}>
                Play It Alone
              </Button>
              {coach !== null && data.sealedUntil === null && (
                <Button look="quiet" aria-pressed={isLookingOver} onClick={() => setIsLookingOver(!isLookingOver)}>
                  Look It Over
                </Button>
              )}
              <Button look="quiet" onClick={onBack}>
                Back
              </Button>
            </div>
          </Card>
          {isLookingOver && data.sealedUntil === null && (
            <Card className="mt-5">
              <LookOver set={data} onSwapped={({ id }) => onSwapped(id)} />
            </Card>
          )}
          {data.sealedUntil === null && (
            <>
              <Card className="mt-5 overflow-x-auto" aria-label="What will be printed">
                <Paper set={data} season={season} />
              </Card>
              {createPortal(
                <div className="printsheet printpages setpapers" aria-hidden>
                  <PaperFoot set={data} season={season} title={label} />
                  <Paper set={data} season={season} />
                </div>,
                document.body,
              )}
            </>
          )}
        </>
      )}
    </>
  )
}

import type { Rehearsal } from '@seraph/schema/http/events/events'
import type { Season } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { ChapterPicker } from '../../activity/chapters/ChapterPicker.tsx'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { texts, textOf } from '../../messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { loadCalls } from './loadCalls.ts'
import { marksChoices } from './marksChoices.ts'
import { setSizeChoices, type SetSize } from './setSizeChoices.ts'

type Props = { season: Season; onBegin: (rehearsal: Rehearsal) => void; onPrint: (setId: string) => void }

/** How many questions, of which chapters, when the marks are told; begin, or print. */
export function RehearsalSetup({ season, onBegin, onPrint }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(season.questionChapters))
  const [size, setSize] = useState<SetSize>(20)
  const [showsMarks, setShowsMarks] = useState<Rehearsal['showsMarks']>('at_once')
  const [isUnchosen, setIsUnchosen] = useState(false)
  const chapters = [...chosen].toSorted((a, b) => a - b)
  const begin = useMutation({
    mutationFn: async () => (await loadCalls()).begin({ size, chapters, showsMarks }),
    onSuccess: onBegin,
  })
  const print = useMutation({
    mutationFn: async () => (await loadCalls()).draw({ size, chapters }),
    onSuccess: ({ id }) => onPrint(id),
  })
  const error = begin.error ?? print.error
  const isBusy = begin.isPending || print.isPending
  const act = ({ mutate }: { mutate: () => void }) => {
    setIsUnchosen(chosen.size === 0)
    if (chosen.size > 0) mutate()
  }
  return (
    <>
      <GuestBanner />
      <Card className="mt-5">
        <ChoiceRow label="How many questions?" choices={setSizeChoices} value={size} onChoose={setSize} />
        <ChoiceRow
          label="When do you want your marks?"
          choices={marksChoices}
          value={showsMarks}
          onChoose={setShowsMarks}
        />
        <div className="mt-6">
          <ChapterPicker
            season={season}
            review={season.review.aiQuiz}
            chosen={chosen}
            isLocked={isBusy}
            onChange={(next) => {
              setChosen(next)
              setIsUnchosen(false)
              begin.reset()
              print.reset()
            }}
          />
        </div>
        {(isUnchosen || error !== null) && (
          <p role="alert" className="text-bad mt-4 font-semibold">
            {error === null ? texts.chooseChapter : textOf(error)}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            className="w-full sm:w-auto sm:min-w-56"
            onClick={() => act(begin)}
            isBusy={begin.isPending}
            disabled={print.isPending}
          >
            Begin the Rehearsal
          </Button>
          <Button
            look="quiet"
            className="w-full sm:w-auto"
            onClick={() => act(print)}
            isBusy={print.isPending}
            disabled={begin.isPending}
          >
            Draw a Set to Print
          </Button>
        </div>
        <p className="text-muted mt-4 text-base">
          The mix of questions is our own, since the event’s is not published. The rules are those of the North American
          guide of 2023: 25 seconds for 1 point and 5 more for each further point, and only as many answers count as are
          asked for.
        </p>
      </Card>
    </>
  )
}

import type { Rehearsal } from '@seraph/schema/http/events/events'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { amountText } from '../../language/amountText.ts'
import { momentText } from '../../language/timeTexts.ts'
import { textOf } from '../../messages.ts'
import { useCoach } from '../../session/coach/useCoach.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { loadCalls } from './loadCalls.ts'
import { marksChoices } from './marksChoices.ts'

type Props = { setId: string; onBegin: (rehearsal: Rehearsal) => void; onBack: () => void }

/** A set that was drawn before, for one person to play; of its questions nothing is told before they are read. */
export function PlaySet({ setId, onBegin, onBack }: Props) {
  const { coach } = useCoach()
  const [showsMarks, setShowsMarks] = useState<Rehearsal['showsMarks']>('at_once')
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['event-set', setId, 'to play'],
    queryFn: async () => (await loadCalls()).getSet(setId),
  })
  const begin = useMutation({
    mutationFn: async () => (await loadCalls()).start({ setId, showsMarks }),
    onSuccess: onBegin,
  })
  return (
    <>
      <ScreenTitle title="A Set to Play" />
      <p className="lead">
        {coach === null
          ? 'The same questions as others have them: at the end you hear which place a team with your score would have.'
          : 'Give your players the address of this page: each hears at the end which place a team with that score would have.'}
      </p>
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
          <GuestBanner />
          <Card className="mt-5">
            <p className="font-semibold">
              {amountText(data.size, 'question')} from {amountText(data.chapters.length, 'chapter')}
            </p>
            {data.sealedUntil === null ? (
              <div className="mt-5">
                <ChoiceRow
                  label="When do you want your marks?"
                  choices={marksChoices}
                  value={showsMarks}
                  onChoose={setShowsMarks}
                />
              </div>
            ) : (
              <p className="mt-3">This set is sealed until {momentText(data.sealedUntil)}.</p>
            )}
            {begin.error !== null && (
              <p role="alert" className="text-bad mt-4 font-semibold">
                {textOf(begin.error)}
              </p>
            )}
            <div className="mt-5 flex flex-wrap gap-3">
              {data.sealedUntil === null && (
                <Button className="w-full sm:w-auto" onClick={() => begin.mutate()} isBusy={begin.isPending}>
                  Begin the Rehearsal
                </Button>
              )}
              <Button look="quiet" className="w-full sm:w-auto" onClick={onBack}>
                Back
              </Button>
            </div>
          </Card>
        </>
      )}
    </>
  )
}

import { accuracy } from '@seraph/domain/progress/accuracy'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { newClockReading } from '../../activity/studyClock.ts'
import { seasonQuery } from '../../api/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { triviaToasts } from '../../messages/trivia.ts'
import { useIsWelcomeOpen } from '../../session/useIsWelcomeOpen.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { showToast } from '../../ui/toastStore.ts'
import { loadTrivia } from './loadTrivia.ts'
import { TriviaChapters } from './TriviaChapters.tsx'
import { startTrivia } from './triviaRun.ts'
import { TriviaRunView, type KeptTrivia } from './TriviaRunView.tsx'

const MaintenanceNotice = lazy(() =>
  import('./MaintenanceNotice.tsx').then((module) => ({ default: module.MaintenanceNotice })),
)

/** Trivia: choose a chapter, answer by choices, see the result (document 2, §2). */
export function TriviaScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const isWelcomeOpen = useIsWelcomeOpen()
  const [round, setRound] = useState<KeptTrivia & { id: number }>()
  const open = useMutation({
    mutationFn: loadTrivia,
    onSuccess: (questions, chapter) => {
      if (questions.length === 0) setRound(undefined)
      else setRound({ run: startTrivia(chapter, questions), clock: newClockReading, id: Date.now() })
    },
    onError: () => showToast(triviaToasts.loadFailed),
  })
  const maintenance = season?.maintenance.find(({ activity }) => activity === 'trivia')
  const opening = open.isPending ? open.variables : undefined
  return (
    <>
      <ScreenTitle title={leads.trivia.title} />
      {round === undefined && <p className="lead">{leads.trivia.lead}</p>}
      {season !== undefined && round === undefined && (
        <TriviaChapters
          season={season}
          opening={opening}
          failed={open.isError ? open.variables : undefined}
          empty={open.data?.length === 0 ? open.variables : undefined}
          onOpen={open.mutate}
        />
      )}
      {season !== undefined && round !== undefined && (
        <TriviaRunView
          key={round.id}
          season={season}
          start={round}
          opening={opening}
          onChange={() => {}}
          onComplete={() => accuracy(1, 1)}
          onOpen={open.mutate}
          onSelect={() => {
            open.reset()
            setRound(undefined)
          }}
        />
      )}
      {maintenance !== undefined && !isWelcomeOpen && (
        <Suspense fallback={null}>
          <MaintenanceNotice notice={maintenance} />
        </Suspense>
      )}
      {season === undefined && error === null && <ScreenSkeleton />}
      {season === undefined && error !== null && (
        <div className="mt-5">
          <ErrorState title="Trivia could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
    </>
  )
}

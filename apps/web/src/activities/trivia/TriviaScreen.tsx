import { accuracy } from '@seraph/domain/progress/accuracy'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import type { RoundSetup } from '../../activity/round/roundSetup.ts'
import { wholeWish } from '../../activity/round/roundWish.ts'
import { useSaveRound } from '../../activity/useSaveRound.ts'
import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { triviaActivity } from './triviaActivity.ts'
import { triviaToasts } from './triviaTexts.ts'
import { ResumeCardPart } from '../../saving/notes/ResumeCardPart.tsx'
import { RunElsewhere } from '../../saving/notes/RunElsewhere.tsx'
import { useResume } from '../../saving/snapshots/useResume.ts'
import { useSession } from '../../session/useSession.ts'
import { useIsWelcomeOpen } from '../../session/notices/useIsWelcomeOpen.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { chaptersLabel } from './chaptersLabel.ts'
import { newTrivia, triviaVersion, type KeptTrivia } from './run/keptTrivia.ts'
import { loadRound } from './run/loadRound.ts'
import { keepTriviaMemory, readTriviaMemory } from './run/triviaMemory.ts'
import { countCorrect, pointsPerAnswer } from './run/triviaRun.ts'
import { TriviaSetup } from './TriviaSetup.tsx'

const TriviaRunView = lazy(() => import('./TriviaRunView.tsx').then((module) => ({ default: module.TriviaRunView })))
const MaintenanceNotice = lazy(() =>
  import('./MaintenanceNotice.tsx').then((module) => ({ default: module.MaintenanceNotice })),
)

/** Trivia: choose a chapter or a round, answer by choices, see the result (rule 121); or go on where one was. */
export function TriviaScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const isWelcomeOpen = useIsWelcomeOpen()
  const saveRound = useSaveRound()
  const { player } = useSession()
  const own = season !== undefined && player !== null ? { playerId: player.id, season: season.id } : undefined
  const resume = useResume<KeptTrivia>({
    activity: triviaActivity.keptAs,
    version: triviaVersion,
    season: season?.id,
    read: async (state) => (await import('./run/readTrivia.ts')).readTrivia(state),
  })
  const [round, setRound] = useState<{ state: KeptTrivia; runId?: string }>()
  const { found } = resume
  if (round === undefined && found?.isOfThisTab === true) setRound(found)
  const open = useMutation({
    mutationFn: async (setup: RoundSetup) =>
      season === undefined
        ? []
        : loadRound(setup, { season, memory: own === undefined ? new Map() : readTriviaMemory(own) }),
    onSuccess: (questions, { chapters }) => {
      const chosen = [...chapters].toSorted((a, b) => a - b)
      if (questions.length > 0) setRound({ state: newTrivia(chosen, questions) })
      else close()
    },
    onError: () => showToast(triviaToasts.loadFailed),
  })
  const close = () => {
    void resume.drop()
    setRound(undefined)
  }
  const keep = (state: KeptTrivia) => {
    if (own !== undefined) keepTriviaMemory(own, state.run)
    resume.keep(state, round?.runId)
  }
  const complete = async ({ run, saveKey }: KeptTrivia, minutes: number) => {
    const correct = countCorrect(run)
    const body = {
      questionsAnswered: run.questions.length,
      chaptersStudied: [...new Set(run.questions.map(({ chapter }) => chapter))],
      studyTime: minutes,
      accuracy: accuracy(correct, run.questions.length) ?? 0,
      triviaPoints: correct * pointsPerAnswer,
      answers: Object.entries(run.answers).map(([questionId, choice]) => ({ questionId, choice })),
    }
    await saveRound('updateTrivia', body, saveKey, () =>
      showToast(triviaToasts.saved(chaptersLabel(season ?? { chapters: [] }, run.chapters), body.triviaPoints)),
    )
    await resume.drop()
  }

  if (resume.isElsewhere) return <RunElsewhere onGoOn={() => resume.takeBack((now) => setRound(now ?? undefined))} />
  const maintenance = season?.maintenance.find(({ activity }) => activity === 'trivia')
  const opening = open.isPending ? open.variables : undefined
  const isReady = season !== undefined && found !== undefined
  return (
    <>
      <ScreenTitle title={leads.trivia.title} />
      {round === undefined && <p className="lead">{leads.trivia.lead}</p>}
      {isReady && round === undefined && found !== null && (
        <ResumeCardPart savedAt={found.savedAt} onGoOn={() => setRound(found)} onStartAnew={() => void resume.drop()}>
          {chaptersLabel(season, found.state.run.chapters)}, question {found.state.run.index + 1} of{' '}
          {found.state.run.questions.length}
        </ResumeCardPart>
      )}
      {isReady && round === undefined && (
        <TriviaSetup
          season={season}
          opening={opening}
          failed={open.isError ? open.variables : undefined}
          empty={open.data?.length === 0 ? open.variables : undefined}
          onOpen={open.mutate}
          onChange={open.reset}
        />
      )}
      {isReady && round !== undefined && (
        <Suspense fallback={<ScreenSkeleton />}>
          <TriviaRunView
            key={round.state.saveKey}
            season={season}
            start={round.state}
            opening={[...(opening?.chapters ?? [])][0]}
            onChange={keep}
            onComplete={(kept, minutes) => void complete(kept, minutes)}
            onOpen={(chapter) => open.mutate({ chapters: new Set([chapter]), places: new Set(), wish: wholeWish })}
            onSelect={() => {
              open.reset()
              close()
            }}
          />
        </Suspense>
      )}
      {maintenance !== undefined && !isWelcomeOpen && (
        <Suspense fallback={null}>
          <MaintenanceNotice notice={maintenance} />
        </Suspense>
      )}
      {!isReady && error === null && <ScreenSkeleton />}
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

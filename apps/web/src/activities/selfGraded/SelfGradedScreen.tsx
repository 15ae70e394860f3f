import { accuracy } from '@seraph/domain/progress/accuracy'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { useSaveRound } from '../../activity/useSaveRound.ts'
import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf, toasts } from '../../messages.ts'
import { ResumeCardPart } from '../../saving/notes/ResumeCardPart.tsx'
import { RunElsewhere } from '../../saving/notes/RunElsewhere.tsx'
import { useResume } from '../../saving/snapshots/useResume.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { selfGradedActivity } from './selfGradedActivity.ts'
import { newSelfGraded, selfGradedVersion, type KeptSelfGraded } from './keptSelfGraded.ts'
import { selfGradedScore, type SelfGradedQuiz } from './selfGradedQuiz.ts'
import { SelfGradedSetup } from './SelfGradedSetup.tsx'

const SelfGradedRun = lazy(() => import('./SelfGradedRun.tsx').then((module) => ({ default: module.SelfGradedRun })))

/** The self-graded quiz: choose chapters, think, look, score (rule 121); or go on where one was. */
export function SelfGradedScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const saveRound = useSaveRound()
  const resume = useResume<KeptSelfGraded>({
    activity: selfGradedActivity.keptAs,
    version: selfGradedVersion,
    season: season?.id,
    read: async (state) => (await import('./readSelfGraded.ts')).readSelfGraded(state),
  })
  const [run, setRun] = useState<{ state: KeptSelfGraded; runId?: string }>()
  const { found } = resume
  if (run === undefined && found?.isOfThisTab === true) setRun(found)
  const complete = async (quiz: SelfGradedQuiz, minutes: number, saveKey: string) => {
    const { earned, total } = selfGradedScore(quiz)
    showToast(toasts.quizCompleted(earned, total))
    const body = {
      questionsAnswered: quiz.questions.length,
      chaptersStudied: [...new Set(quiz.questions.map(({ chapter }) => chapter))],
      studyTime: minutes,
      accuracy: accuracy(earned, total) ?? 0,
      scores: quiz.questions.map(({ id }, place) => ({ questionId: id, score: quiz.scores[place] ?? 0 })),
    }
    await saveRound('updateSelfGraded', body, saveKey)
    await resume.drop()
  }
  const leave = () => {
    void resume.drop()
    setRun(undefined)
  }
  if (resume.isElsewhere) return <RunElsewhere onGoOn={() => resume.takeBack((now) => setRun(now ?? undefined))} />
  if (season !== undefined && run !== undefined) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <SelfGradedRun
          key={run.state.saveKey}
          season={season}
          start={run.state}
          onChange={(state) => resume.keep(state, run.runId)}
          onComplete={(quiz, minutes) => void complete(quiz, minutes, run.state.saveKey)}
          onReset={leave}
          onNewQuiz={() => setRun(undefined)}
        />
      </Suspense>
    )
  }
  const isReady = season !== undefined && found !== undefined
  return (
    <div className="mx-auto max-w-[45.5rem]">
      <ScreenTitle title={leads.selfGraded.title} />
      <p className="lead">{leads.selfGraded.lead}</p>
      {isReady && found !== null && (
        <ResumeCardPart savedAt={found.savedAt} onGoOn={() => setRun(found)} onStartAnew={() => void resume.drop()}>
          Question {found.state.quiz.index + 1} of {found.state.quiz.questions.length},{' '}
          {selfGradedScore(found.state.quiz).scored} scored.
        </ResumeCardPart>
      )}
      {isReady && (
        <SelfGradedSetup season={season} onStart={(questions) => setRun({ state: newSelfGraded(questions) })} />
      )}
      {!isReady && error === null && <ScreenSkeleton />}
      {season === undefined && error !== null && (
        <div className="mt-5">
          <ErrorState title="The quiz could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
    </div>
  )
}

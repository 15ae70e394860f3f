import { accuracy } from '@seraph/domain/progress/accuracy'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useSaveRound } from '../../activity/useSaveRound.ts'
import { seasonQuery } from '../../api/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf, toasts } from '../../messages.ts'
import { ResumeCard } from '../../saving/ResumeCard.tsx'
import { useResume } from '../../saving/useResume.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { showToast } from '../../ui/toastStore.ts'
import { newSelfGraded, readSelfGraded, selfGradedVersion, type KeptSelfGraded } from './keptSelfGraded.ts'
import { selfGradedScore, type SelfGradedQuiz } from './selfGradedQuiz.ts'
import { SelfGradedRun } from './SelfGradedRun.tsx'
import { SelfGradedSetup } from './SelfGradedSetup.tsx'

/** The self-graded quiz: choose chapters, think, look, score (document 2, §2); or go on where one was. */
export function SelfGradedScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const saveRound = useSaveRound()
  const resume = useResume<KeptSelfGraded>({
    activity: 'self-graded',
    version: selfGradedVersion,
    season: season?.id,
    read: readSelfGraded,
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
  if (season !== undefined && run !== undefined) {
    return (
      <SelfGradedRun
        key={run.state.saveKey}
        season={season}
        start={run.state}
        onChange={(state) => resume.keep(state, run.runId)}
        onComplete={(quiz, minutes) => void complete(quiz, minutes, run.state.saveKey)}
        onReset={leave}
        onNewQuiz={() => setRun(undefined)}
      />
    )
  }
  const isReady = season !== undefined && found !== undefined
  return (
    <div className="mx-auto max-w-[45.5rem]">
      <ScreenTitle title={leads.selfGraded.title} />
      <p className="lead">{leads.selfGraded.lead}</p>
      {isReady && found !== null && (
        <ResumeCard savedAt={found.savedAt} onGoOn={() => setRun(found)} onStartAnew={() => void resume.drop()}>
          Question {found.state.quiz.index + 1} of {found.state.quiz.questions.length},{' '}
          {selfGradedScore(found.state.quiz).scored} scored.
        </ResumeCard>
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

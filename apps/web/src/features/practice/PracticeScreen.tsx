import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { seasonQuery } from '../../api/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { ResumeCard } from '../../saving/ResumeCard.tsx'
import { useResume } from '../../saving/useResume.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { AskSeraphPanel } from './AskSeraphPanel.tsx'
import { BetaNotice } from './BetaNotice.tsx'
import { QuizRun } from './QuizRun.tsx'
import { quizRunVersion, readRun, startRun, type QuizRunState } from './quizRunState.ts'
import { QuizSetup } from './QuizSetup.tsx'

/** The AI-evaluated quiz: choose chapters, answer, see the result (document 2, §2); or go on where one was. */
export function PracticeScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const resume = useResume<QuizRunState>({
    activity: 'ai-quiz',
    version: quizRunVersion,
    season: season?.id,
    read: readRun,
  })
  const [run, setRun] = useState<{ state: QuizRunState; runId?: string }>()
  const { found } = resume
  if (run === undefined && found?.isOfThisTab === true) setRun(found)
  if (season !== undefined && run !== undefined) {
    return (
      <>
        <QuizRun
          season={season}
          start={run.state}
          onChange={(state) => resume.keep(state, run.runId)}
          onFinish={() => void resume.drop()}
          onReset={() => void resume.drop().then(() => location.reload())}
          onNewQuiz={() => setRun(undefined)}
        />
        <AskSeraphPanel season={season} />
      </>
    )
  }
  const isReady = season !== undefined && found !== undefined
  return (
    <>
      <ScreenTitle title={leads.practice.title} />
      <p className="lead">{leads.practice.lead}</p>
      {isReady && found !== null && (
        <ResumeCard savedAt={found.savedAt} onGoOn={() => setRun(found)} onStartAnew={() => void resume.drop()}>
          {standText(found.state)}
        </ResumeCard>
      )}
      {isReady && found === null && (
        <QuizSetup season={season} onStart={(questions) => setRun({ state: startRun(questions) })} />
      )}
      {isReady && <AskSeraphPanel season={season} />}
      {season !== undefined && <BetaNotice notices={season.notices} />}
      {!isReady && error === null && <ScreenSkeleton />}
      {season === undefined && error !== null && (
        <div className="mt-5">
          <ErrorState title="The quiz could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
    </>
  )
}

function standText({ quiz: { index, questions, marks } }: QuizRunState): string {
  const answered = Object.keys(marks).length
  return `Question ${index + 1} of ${questions.length}, ${answered} answered.`
}

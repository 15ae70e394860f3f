import type { Question } from '@seraph/schema/http/questions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { seasonQuery } from '../../api/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { AskSeraphPanel } from './AskSeraphPanel.tsx'
import { BetaNotice } from './BetaNotice.tsx'
import { QuizRun } from './QuizRun.tsx'
import { QuizSetup } from './QuizSetup.tsx'

/** The AI-evaluated quiz: choose chapters, answer, see the result (document 2, §2). */
export function PracticeScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const [questions, setQuestions] = useState<readonly Question[]>()
  if (season !== undefined && questions !== undefined) {
    return (
      <>
        <QuizRun season={season} questions={questions} onNewQuiz={() => setQuestions(undefined)} />
        <AskSeraphPanel season={season} />
      </>
    )
  }
  return (
    <>
      <ScreenTitle title={leads.practice.title} />
      <p className="lead">{leads.practice.lead}</p>
      {season !== undefined && <QuizSetup season={season} onStart={setQuestions} />}
      {season !== undefined && <AskSeraphPanel season={season} />}
      {season !== undefined && <BetaNotice notices={season.notices} />}
      {season === undefined && error === null && <ScreenSkeleton />}
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

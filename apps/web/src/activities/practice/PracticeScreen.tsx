import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { earlyQuestion } from '../../questions/earlyQuestion.ts'
import { ResumeCardPart } from '../../saving/notes/ResumeCardPart.tsx'
import { useResume } from '../../saving/snapshots/useResume.ts'
import { PlaceNotice } from '../../session/notices/PlaceNotice.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { practiceActivity } from './practiceActivity.ts'
import type { AskedForChild } from './askSeraph/askedForChild.ts'
import { quizRunVersion, startRun, type QuizRunState } from './run/quizRunState.ts'
import { QuizSetup } from './QuizSetup.tsx'
import { useAskedRound } from './round/useAskedRound.ts'

/** Fetched while one chooses, so that the first paint waits for the choice alone. */
const loadRun = async () => (await import('./run/QuizRun.tsx')).QuizRun
const QuizRun = lazy(async () => ({ default: await loadRun() }))
/** Fetched at once: another tab may take the run while there is no connection. */
const loadNote = async () => (await import('../../saving/notes/RunElsewhere.tsx')).RunElsewhere
const RunElsewhere = lazyPart(loadNote, null)
const loadNotice = async () => (await import('./round/RoundNotice.tsx')).RoundNotice
const RoundNotice = lazyPart(loadNotice, null)
const loadPanel = async () => (await import('./askSeraph/AskSeraphPanel.tsx')).AskSeraphPanel
const AskSeraphPanel = lazyPart(loadPanel, <Skeleton className="mt-6 h-20" />)

/** The AI-evaluated quiz: choose chapters, answer, see the result (rule 121); or go on where one was. */
export function PracticeScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const resume = useResume<QuizRunState>({
    activity: practiceActivity.keptAs,
    version: quizRunVersion,
    season: season?.id,
    read: async (state) => (await import('./run/readRun.ts')).readRun(state),
  })
  const [run, setRun] = useState<{ state: QuizRunState; runId?: string }>()
  const [asked, setAsked] = useState<AskedForChild>()
  const [seen, setSeen] = useState<readonly string[]>([])
  const { found } = resume
  useEffect(() => void Promise.allSettled([loadRun(), loadNote(), loadNotice(), loadPanel()]), [])
  const round = useAskedRound({
    isFree: season !== undefined && run === undefined && found === null,
    mayBeFree: run === undefined && (found ?? null) === null,
    onStart: (state) => setRun({ state }),
  })
  // Whoever asks for a round means that one, not the one that this tab had.
  if (run === undefined && found?.isOfThisTab === true && !round.isComing) setRun(found)
  const isOver = found !== undefined && found !== null && isAnswered(found.state)
  const clear = useEffectEvent(() => void resume.drop())
  useEffect(() => {
    if (round.isComing && isOver) clear()
  }, [round.isComing, isOver])
  if (resume.isElsewhere) return <RunElsewhere onGoOn={() => resume.takeBack((now) => setRun(now ?? undefined))} />
  if (season !== undefined && run !== undefined) {
    return (
      // Below a question that is still on its way nothing stands that it would push aside.
      <Suspense fallback={<ScreenSkeleton />}>
        <QuizRun
          season={season}
          start={run.state}
          onChange={(state) => resume.keep(state, run.runId)}
          onFinish={() => void resume.drop()}
          onReset={() => void resume.drop().then(() => location.reload())}
          onNewQuiz={() => setRun(undefined)}
          seen={seen}
          onShown={(shown) => setSeen((before) => [...before, ...shown])}
          onAsk={(verse) => setAsked({ text: `What does ${verse} mean?` })}
        />
        <AskSeraphPanel season={season} asked={asked} onSeen={(shown) => setSeen([...seen, ...shown])} />
      </Suspense>
    )
  }
  const isReady = season !== undefined && found !== undefined
  if (round.isComing && (found ?? null) === null && earlyQuestion.element() !== undefined) return <ScreenSkeleton />
  return (
    <>
      <ScreenTitle title={leads.practice.title} />
      <p className="lead">{leads.practice.lead}</p>
      {isReady && !(round.isComing && found === null) && <PlaceNotice place="ai-quiz" />}
      {isReady && found !== null && (
        <ResumeCardPart savedAt={found.savedAt} onGoOn={() => setRun(found)} onStartAnew={() => void resume.drop()}>
          {standText(found.state)}
        </ResumeCardPart>
      )}
      {isReady && found === null && (round.isEmpty || round.error !== null) && (
        <RoundNotice error={round.error} onRetry={round.retry} isRetrying={round.isFetching} />
      )}
      {isReady && found === null && round.isComing && <ScreenSkeleton />}
      {isReady && found === null && !round.isComing && (
        <QuizSetup season={season} onStart={(questions) => setRun({ state: startRun(questions) })} />
      )}
      {isReady && !(round.isComing && found === null) && <AskSeraphPanel season={season} />}
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

/** Has every question its mark? Then there is nothing to go on with, though nobody pressed Finish. */
function isAnswered({ quiz: { questions, marks } }: QuizRunState): boolean {
  return questions.every(({ id }) => id in marks)
}

function standText({ quiz: { index, questions, marks } }: QuizRunState): string {
  const answered = Object.keys(marks).length
  return `Question ${index + 1} of ${questions.length}, ${answered} answered.`
}

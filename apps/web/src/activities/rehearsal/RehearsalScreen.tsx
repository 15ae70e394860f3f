import type { Rehearsal } from '@seraph/schema/http/events/events'
import { useQuery } from '@tanstack/react-query'
import Users from 'virtual:icons/users'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { ResumeCardPart } from '../../saving/notes/ResumeCardPart.tsx'
import { useResume } from '../../saving/snapshots/useResume.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { loadCalls } from './loadCalls.ts'
import { OwnRehearsals } from './OwnRehearsals.tsx'
import { readKeptRehearsal, type KeptRehearsal } from './readKeptRehearsal.ts'
import { rehearsalActivity } from './rehearsalActivity.ts'
import { RehearsalSetup } from './RehearsalSetup.tsx'

const RehearsalRun = lazyPart(async () => (await import('./RehearsalRun.tsx')).RehearsalRun, <ScreenSkeleton />)
const TeamEvent = lazyPart(async () => (await import('./team/TeamEvent.tsx')).TeamEvent, <ScreenSkeleton />)
const PlaySet = lazyPart(async () => (await import('./PlaySet.tsx')).PlaySet, <ScreenSkeleton />)
const PrintedSet = lazyPart(async () => (await import('./print/PrintedSet.tsx')).PrintedSet, <ScreenSkeleton />)

/** The event played alone (rule 217): choose a set and play it, or one that was drawn before, go on where one was, or print it. */
export function RehearsalScreen() {
  const { data: season, error, refetch, isFetching } = useQuery(seasonQuery)
  const [search, setSearch] = useSearchParams()
  const resume = useResume<KeptRehearsal>({
    activity: rehearsalActivity.keptAs,
    version: 1,
    season: season?.id,
    read: (state) => Promise.resolve(readKeptRehearsal(state)),
  })
  const [run, setRun] = useState<{ rehearsal: Rehearsal; runId?: string }>()
  const { found } = resume
  const goOn = async (rehearsalId: string, runId?: string) => {
    const rehearsal = await (await loadCalls()).getStand(rehearsalId)
    setRun({ rehearsal, ...(runId !== undefined && { runId }) })
  }
  const begin = (rehearsal: Rehearsal) => {
    resume.keep({ rehearsalId: rehearsal.id, questions: rehearsal.set.questions.length })
    setRun({ rehearsal })
  }
  const printed = search.get('set')
  const played = search.get('play')
  const team = search.get('team')
  if (season !== undefined && team !== null) return <TeamEvent season={season} code={team} />
  if (season !== undefined && printed !== null)
    return (
      <PrintedSet
        season={season}
        setId={printed}
        onPlay={() => setSearch({ team: '', from: printed })}
        onPlayAlone={() => setSearch({ play: printed })}
        onSwapped={(set) => setSearch({ set })}
        onBack={() => setSearch({})}
      />
    )
  if (season !== undefined && run !== undefined)
    return (
      <RehearsalRun
        season={season}
        start={run.rehearsal}
        onPrint={(set) => setSearch({ set })}
        onEnd={() => void resume.drop()}
        onLeave={() => setRun(undefined)}
      />
    )
  const isReady = season !== undefined && found !== undefined
  const underWay = isReady && found !== null && (
    <ResumeCardPart
      savedAt={found.savedAt}
      onGoOn={() => void goOn(found.state.rehearsalId, found.runId).catch(() => resume.drop())}
      onStartAnew={() => void resume.drop()}
    >
      A rehearsal of {found.state.questions} questions is under way.
    </ResumeCardPart>
  )
  if (isReady && played !== null)
    return underWay === false ? (
      <PlaySet
        setId={played}
        onBegin={(rehearsal) => {
          setSearch({}, { replace: true })
          begin(rehearsal)
        }}
        onBack={() => setSearch({})}
      />
    ) : (
      <>
        <ScreenTitle title={leads.rehearsal.title} />
        {underWay}
      </>
    )
  return (
    <>
      <ScreenTitle title={leads.rehearsal.title} />
      <p className="lead">{leads.rehearsal.lead}</p>
      {season !== undefined && (
        <p className="mt-3">
          <Link className={buttonClass('quiet')} to="?team">
            <Users aria-hidden className="size-5" />
            Rehearse as a team
          </Link>
        </p>
      )}
      {underWay}
      {isReady && found === null && (
        <RehearsalSetup season={season} onBegin={begin} onPrint={(set) => setSearch({ set })} />
      )}
      {isReady && <OwnRehearsals onLookAt={(id) => void goOn(id)} />}
      {!isReady && error === null && <ScreenSkeleton />}
      {season === undefined && error !== null && (
        <div className="mt-5">
          <ErrorState title="The rehearsal could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
    </>
  )
}

import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { ChapterGrid } from '../../activity/chapters/ChapterGrid.tsx'
import { isOwnChapter } from '../../activity/chapters/isOwnChapter.ts'
import { ownGroups } from '../../activity/chapters/ownGroups.ts'
import { useToday } from '../../activity/chapters/useToday.ts'
import { GuestBanner } from '../../activity/GuestBanner.tsx'
import { useSaveRound } from '../../activity/useSaveRound.ts'
import { call } from '../../api/call.ts'
import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { useSession } from '../../session/useSession.ts'
import { useResume } from '../../saving/snapshots/useResume.ts'
import { useAskFirst, type Question } from '../../ui/dialogs/useAskFirst.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { crosswordsActivity } from './crosswordsActivity.ts'
import { dropQuestion } from './crosswordTexts.ts'
import { crosswordVersion, newCrossword, type KeptCrossword } from './crosswordRun.ts'

const CrosswordRunView = lazyPart(
  async () => (await import('./CrosswordRunView.tsx')).CrosswordRunView,
  <ScreenSkeleton />,
)
/** Fetched at once: another tab may take the run while there is no connection. */
const loadNote = async () => (await import('../../saving/notes/RunElsewhere.tsx')).RunElsewhere
const RunElsewhere = lazyPart(loadNote, null)

/**
 * Crosswords: a chapter, at first of a child's own verses, a frame with its grid, and the time (rule 121); what was begun goes
 * on by itself.
 */
export function CrosswordScreen() {
  const season = useQuery(seasonQuery)
  const list = useQuery({ queryKey: ['crosswords'], queryFn: () => call('listCrosswords', {}) })
  const saveRound = useSaveRound()
  const resume = useResume<KeptCrossword>({
    activity: crosswordsActivity.keptAs,
    version: crosswordVersion,
    season: season.data?.id,
    read: async (state) => (await import('./readCrossword.ts')).readCrossword(state),
  })
  const [chosen, setChosen] = useState<{ state: KeptCrossword; runId?: string }>()
  /** What would be asked before the present crossword is dropped. */
  const [question, setQuestion] = useState<Question>()
  const { dialog, ask } = useAskFirst()
  const { found } = resume
  useEffect(() => void loadNote().catch(() => undefined), [])

  const frames = new Map(list.data?.crosswords.map(({ chapter, frameUrl }) => [chapter, frameUrl]))
  const { status, player } = useSession()
  const today = useToday(season.data)
  const areDaysAsked = useIsFetching({ queryKey: ['today'] })
  const chapters = [...frames.keys()]
  const first = chapters.find((ordinal) => isOwnChapter(today?.assignment, ordinal)) ?? chapters[0]
  const isOwnAwaited = status === 'checking' || (player !== null && today === undefined && areDaysAsked > 0)
  const isReady = season.data !== undefined && list.data !== undefined && found !== undefined && !isOwnAwaited
  if (isReady && chosen === undefined && first !== undefined) {
    setChosen(found !== null && frames.has(found.state.run.chapter) ? found : { state: newCrossword(first) })
  }
  const begin = (chapter: number, attempt?: number) => {
    setQuestion(undefined)
    void resume.drop()
    setChosen({ state: newCrossword(chapter, attempt) })
  }
  const complete = async ({ run, saveKey }: KeptCrossword, minutes: number, counts: boolean) => {
    setQuestion(undefined)
    const body = { chaptersStudied: [run.chapter], studyTime: minutes }
    await saveRound('updateProgress', counts ? { ...body, crosswordsCompleted: 1 } : body, saveKey)
    await resume.drop()
  }
  const nextOf = (chapter: number) => {
    const after = season.data?.chapters[chapter]
    if (after === undefined || !frames.has(after.ordinal)) return undefined
    return { label: after.label, open: () => begin(after.ordinal) }
  }
  if (resume.isElsewhere) return <RunElsewhere onGoOn={() => resume.takeBack((now) => setChosen(now ?? undefined))} />
  const error = season.error ?? list.error
  return (
    <>
      <ScreenTitle title={leads.crosswords.title} />
      <p className="lead">{leads.crosswords.lead}</p>
      <GuestBanner />
      {isReady && first === undefined && (
        <div className="mt-5">
          <EmptyState title="No crosswords yet">
            The crosswords of {season.data.title} have not been loaded on this server.
          </EmptyState>
        </div>
      )}
      {isReady && chosen !== undefined && (
        <>
          <nav aria-label="Chapters" className="mt-4">
            <ChapterGrid
              season={season.data}
              groups={ownGroups(season.data, today?.assignment)}
              cellOf={(ordinal) => ({
                isPresent: ordinal === chosen.state.run.chapter,
                isOff: !frames.has(ordinal),
              })}
              onChoose={({ ordinal }) => {
                if (ordinal !== chosen.state.run.chapter) ask(question, () => begin(ordinal))
              }}
            />
          </nav>
          <CrosswordRunView
            key={chosen.state.saveKey}
            season={season.data}
            start={chosen.state}
            label={season.data.chapters[chosen.state.run.chapter - 1]?.label ?? ''}
            url={frames.get(chosen.state.run.chapter) ?? null}
            onChange={(state) => {
              resume.keep(state, chosen.runId)
              setQuestion(dropQuestion(state.run, !frames.get(state.run.chapter)))
            }}
            onComplete={(minutes, counts) => void complete(chosen.state, minutes, counts)}
            onReset={(attempt) => begin(chosen.state.run.chapter, attempt)}
            next={nextOf(chosen.state.run.chapter)}
          />
          {dialog}
        </>
      )}
      {!isReady && error === null && <ScreenSkeleton />}
      {!isReady && error !== null && (
        <div className="mt-5">
          <ErrorState
            title="The crosswords could not be loaded"
            onRetry={() => void Promise.all([season.refetch(), list.refetch()])}
            isRetrying={season.isFetching || list.isFetching}
          >
            {textOf(error)}
          </ErrorState>
        </div>
      )}
    </>
  )
}

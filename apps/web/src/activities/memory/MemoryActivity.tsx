import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

import { isOwnChapter } from '../../activity/chapters/isOwnChapter.ts'
import { useToday } from '../../activity/chapters/useToday.ts'
import { newId } from '../../api/newId.ts'
import { memoryActivity } from './memoryActivity.ts'
import { memoryToasts } from './memoryTexts.ts'
import { useResume, type FoundRun } from '../../saving/snapshots/useResume.ts'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { chapterRanges } from './chapterRanges.ts'
import { MemorySetup } from './MemorySetup.tsx'
import { newGame, type FinishedGame, type Game } from './game/game.ts'
import { keepGame, keptGameVersion, type KeptGame } from './game/keptGame.ts'
import { useOpenGame } from './game/useOpenGame.ts'

const MemoryGame = lazy(() => import('./game/MemoryGame.tsx').then((module) => ({ default: module.MemoryGame })))
/** Fetched while one chooses: a game may end, or go on in another tab, without a connection. */
const loadNote = () =>
  import('../../saving/notes/RunElsewhere.tsx').then((module) => ({ default: module.RunElsewhere }))
const loadComplete = () => import('./MemoryComplete.tsx').then((module) => ({ default: module.MemoryComplete }))
const RunElsewhere = lazy(loadNote)
const MemoryComplete = lazy(loadComplete)
const LicensingDialog = lazy(() =>
  import('./LicensingDialog.tsx').then((module) => ({ default: module.LicensingDialog })),
)

type Phase = { name: 'setup' } | { name: 'game'; game: Game } | { name: 'complete'; game: FinishedGame }

/**
 * Choosing a chapter, at first of a child's own verses, playing it, and its result (rule 123); a game that was left can be gone on
 * with. A chapter that rests tells why instead.
 */
export function MemoryActivity({ season, index }: { season: Season; index: MemoryIndex }) {
  const resume = useResume<KeptGame>({
    activity: memoryActivity.keptAs,
    version: keptGameVersion,
    season: season.id,
    read: async (state) => (await import('./game/readKeptGame.ts')).readKeptGame(state, season, index),
  })
  const { found } = resume
  const [chosen, setChosen] = useState<SeasonChapter>()
  const [phase, setPhase] = useState<Phase>({ name: 'setup' })
  const [isLicensingOpen, setIsLicensingOpen] = useState(false)
  const open = useOpenGame((game) => {
    setChosen(game.chapter)
    setPhase({ name: 'game', game })
  })
  const chapterOf = (ordinal: number) => season.chapters[ordinal - 1]
  const today = useToday(season)
  const own = index.chapters.find(
    ({ chapter, isBlocked, totalWords }) => !isBlocked && totalWords > 0 && isOwnChapter(today?.assignment, chapter),
  )
  const runId = useRef<string>(undefined)
  const goOn = (run: FoundRun<KeptGame>) => {
    const chapter = chapterOf(run.state.chapter)
    if (chapter === undefined) return
    runId.current = run.runId
    open.mutate({ chapter, kept: run.state })
  }
  const goOnAfterReload = useEffectEvent((run: typeof found) => {
    if (phase.name === 'setup' && run?.isOfThisTab === true) goOn(run)
  })
  useEffect(() => goOnAfterReload(found), [found])
  useEffect(() => void Promise.allSettled([loadNote(), loadComplete()]), [])

  /** Whether a chapter can be played; says why where it can't. */
  const admit = (chapter: SeasonChapter): boolean => {
    const about = index.chapters.find((one) => one.chapter === chapter.ordinal)
    if (about?.isBlocked) setIsLicensingOpen(true)
    else if (about === undefined || about.totalWords === 0) showToast(notAvailable(season, index, chapter))
    else return true
    return false
  }
  const choose = (chapter: SeasonChapter) => {
    if (!admit(chapter)) return
    open.reset()
    setChosen(chapter)
  }
  const play = (chapter: SeasonChapter) => {
    if (!admit(chapter)) return
    runId.current = undefined
    open.mutate({ chapter })
  }
  const takeBack = () =>
    resume.takeBack((now) => {
      setPhase({ name: 'setup' })
      if (now !== null) goOn(now)
    })
  if (resume.isElsewhere)
    return (
      <Suspense fallback={null}>
        <RunElsewhere onGoOn={takeBack} />
      </Suspense>
    )
  return (
    <>
      {phase.name === 'setup' && (
        <MemorySetup
          season={season}
          index={index}
          chosen={chosen ?? (own && chapterOf(own.chapter))}
          left={found}
          leftChapter={found ? chapterOf(found.state.chapter) : undefined}
          isOpening={open.isPending}
          hasFailed={open.isError}
          onChoose={choose}
          onStart={play}
          onGoOn={() => found && goOn(found)}
          onStartAnew={() => void resume.drop()}
        />
      )}
      {phase.name === 'game' && (
        <Suspense fallback={<ScreenSkeleton />}>
          <MemoryGame
            key={phase.game.id}
            season={season}
            index={index}
            game={phase.game}
            isSwitching={open.isPending}
            onChange={(game) => resume.keep(keepGame(game), runId.current)}
            onSwitch={play}
            onReset={() => setPhase({ name: 'game', game: newGame(newId(), phase.game.chapter, phase.game) })}
            onFinish={(game) => {
              // Whenever the page is closed, the game is either kept to go on with or waits to be sent.
              void game.isKept.then(resume.drop)
              setPhase({ name: 'complete', game })
            }}
          />
        </Suspense>
      )}
      {phase.name === 'complete' && (
        <Suspense fallback={<ScreenSkeleton />}>
          <MemoryComplete
            key={phase.game.id}
            season={season}
            game={phase.game}
            isStarting={open.isPending}
            onContinue={() => setPhase({ name: 'setup' })}
            onPlayAgain={() => play(phase.game.chapter)}
          />
        </Suspense>
      )}
      {isLicensingOpen && (
        <Suspense fallback={null}>
          <LicensingDialog licensing={season.memory.licensing} onClose={() => setIsLicensingOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function notAvailable(season: Season, index: MemoryIndex, { chapter, book }: SeasonChapter) {
  const open = new Set(index.chapters.filter(({ totalWords }) => totalWords > 0).map((one) => one.chapter))
  const numbers = season.chapters.filter((one) => one.book === book && open.has(one.ordinal)).map((one) => one.chapter)
  return memoryToasts.notAvailable(chapter, chapterRanges(numbers))
}

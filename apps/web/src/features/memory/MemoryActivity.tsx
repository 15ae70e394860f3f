import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { newId } from '../../api/newId.ts'
import { memoryToasts } from '../../messages/memory.ts'
import { showToast } from '../../ui/toastStore.ts'
import { chapterRanges } from './chapterRanges.ts'
import { MemoryComplete } from './MemoryComplete.tsx'
import { MemoryGame } from './MemoryGame.tsx'
import { MemorySetup } from './MemorySetup.tsx'
import { newGame, type FinishedGame, type Game } from './game.ts'
import { loadVerses } from './queries.ts'

const LicensingDialog = lazy(() =>
  import('./LicensingDialog.tsx').then((module) => ({ default: module.LicensingDialog })),
)

type Phase = { name: 'setup' } | { name: 'game'; game: Game } | { name: 'complete'; game: FinishedGame }

/** Choosing a chapter, playing it, and its result (document 2, §4). A chapter that rests tells why instead. */
export function MemoryActivity({ season, index }: { season: Season; index: MemoryIndex }) {
  const [chosen, setChosen] = useState<SeasonChapter>()
  const [phase, setPhase] = useState<Phase>({ name: 'setup' })
  const [isLicensingOpen, setIsLicensingOpen] = useState(false)
  const start = useMutation({
    mutationFn: loadVerses,
    onSuccess: (loaded, chapter) => setPhase({ name: 'game', game: newGame(newId(), chapter, loaded) }),
    onError: () => showToast(memoryToasts.loadFailed),
  })
  /** Whether a chapter can be played; says why where it can't. */
  const admit = (chapter: SeasonChapter): boolean => {
    const about = index.chapters.find((one) => one.chapter === chapter.ordinal)
    if (about?.isBlocked) setIsLicensingOpen(true)
    else if (about === undefined || about.totalWords === 0) showToast(notAvailable(season, index, chapter))
    else return true
    return false
  }
  const play = (chapter: SeasonChapter) => {
    if (!admit(chapter)) return
    setChosen(chapter)
    start.mutate(chapter)
  }
  return (
    <>
      {phase.name === 'setup' && (
        <MemorySetup
          season={season}
          index={index}
          chosen={chosen}
          isStarting={start.isPending}
          hasFailed={start.isError}
          onChoose={(chapter) => {
            if (!admit(chapter)) return
            start.reset()
            setChosen(chapter)
          }}
          onStart={play}
        />
      )}
      {phase.name === 'game' && (
        <MemoryGame
          key={phase.game.id}
          season={season}
          index={index}
          game={phase.game}
          isSwitching={start.isPending}
          onSwitch={play}
          onReset={() => setPhase({ name: 'game', game: newGame(newId(), phase.game.chapter, phase.game) })}
          onFinish={(game) => setPhase({ name: 'complete', game })}
        />
      )}
      {phase.name === 'complete' && (
        <MemoryComplete
          key={phase.game.id}
          game={phase.game}
          isStarting={start.isPending}
          onContinue={() => setPhase({ name: 'setup' })}
          onPlayAgain={() => start.mutate(phase.game.chapter)}
        />
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

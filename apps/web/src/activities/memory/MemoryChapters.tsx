import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import Lock from 'virtual:icons/lock'

import { ChapterGrid } from '../../activity/chapters/ChapterGrid.tsx'
import { ownGroups } from '../../activity/chapters/ownGroups.ts'
import { useToday } from '../../activity/chapters/useToday.ts'

type Props = {
  season: Season
  index: MemoryIndex
  chosen: number | undefined
  onChoose: (chapter: SeasonChapter) => void
}

/** The season's chapters by book, a child's own first; a lock marks one that rests, which can be pressed too and says why. */
export function MemoryChapters({ season, index, chosen, onChoose }: Props) {
  const blocked = new Set(index.chapters.filter(({ isBlocked }) => isBlocked).map(({ chapter }) => chapter))
  return (
    <div>
      <h2 className="text-xl">Choose a chapter</h2>
      <ChapterGrid
        season={season}
        groups={ownGroups(season, useToday(season)?.assignment)}
        cellOf={(ordinal) => {
          const isBlocked = blocked.has(ordinal)
          if (!isBlocked) return { isPressed: ordinal === chosen }
          return {
            hasReason: true,
            name: `${season.chapters[ordinal - 1]?.label}, resting`,
            sign: <Lock aria-hidden className="absolute top-0.5 right-0.5 size-3" />,
          }
        }}
        onChoose={onChoose}
      />
      {blocked.size > 0 && (
        <p className="text-muted mt-3 flex items-center gap-1.5 text-base">
          <Lock aria-hidden className="size-4 flex-none" />
          Chapters with a lock are resting.
        </p>
      )}
    </div>
  )
}

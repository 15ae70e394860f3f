import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import Lock from 'virtual:icons/lock'

type Props = {
  season: Season
  index: MemoryIndex
  chosen: number | undefined
  onChoose: (chapter: SeasonChapter) => void
}

/** The season's chapters by book; a lock marks one that rests. All can be pressed: one that can't be played says why. */
export function ChapterGrid({ season, index, chosen, onChoose }: Props) {
  const blocked = new Set(index.chapters.filter(({ isBlocked }) => isBlocked).map(({ chapter }) => chapter))
  return (
    <div>
      <h2 className="text-xl">Choose a chapter</h2>
      {season.books.map(({ name }) => (
        <fieldset key={name} className="mt-3">
          <legend className={season.books.length > 1 ? 'text-muted mb-2 font-semibold' : 'sr-only'}>{name}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
            {season.chapters
              .filter(({ book }) => book === name)
              .map((chapter) => {
                const isBlocked = blocked.has(chapter.ordinal)
                return (
                  <button
                    key={chapter.ordinal}
                    type="button"
                    aria-pressed={isBlocked ? undefined : chapter.ordinal === chosen}
                    aria-haspopup={isBlocked ? 'dialog' : undefined}
                    aria-label={isBlocked ? `${chapter.label}, resting` : chapter.label}
                    onClick={() => onChoose(chapter)}
                    className={`hover:border-indigo aria-pressed:bg-indigo aria-pressed:text-on-indigo relative min-h-12 rounded-xl border-[1.5px] text-lg font-semibold tabular-nums transition-colors aria-pressed:border-transparent ${isBlocked ? 'border-edge text-muted border-dashed' : 'border-edge bg-raised'}`}
                  >
                    {chapter.chapter}
                    {isBlocked && <Lock aria-hidden className="absolute top-0.5 right-0.5 size-3" />}
                  </button>
                )
              })}
          </div>
        </fieldset>
      ))}
      {blocked.size > 0 && (
        <p className="text-muted mt-3 flex items-center gap-1.5 text-base">
          <Lock aria-hidden className="size-4 flex-none" />
          Chapters with a lock are resting.
        </p>
      )}
    </div>
  )
}

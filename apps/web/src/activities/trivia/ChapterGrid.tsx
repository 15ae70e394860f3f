import type { Season } from '@seraph/schema/season'

type Props = { season: Season; opening: number | undefined; onOpen: (chapter: number) => void }

/** Every chapter of the season, each one press away. */
export function ChapterGrid({ season, opening, onOpen }: Props) {
  return season.books.map(({ name }) => (
    <section key={name} aria-label={name} className="mt-4">
      {season.books.length > 1 && <h3 className="text-muted mb-2 text-base font-semibold">{name}</h3>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-2">
        {season.chapters
          .filter(({ book }) => book === name)
          .map(({ ordinal, chapter, label }) => (
            <button
              key={ordinal}
              type="button"
              aria-label={label}
              aria-busy={opening === ordinal}
              aria-disabled={opening !== undefined}
              onClick={() => opening === undefined && onOpen(ordinal)}
              className="border-edge bg-raised hover:border-indigo aria-busy:bg-indigo aria-busy:text-on-indigo min-h-13 rounded-xl border-[1.5px] text-lg font-semibold tabular-nums transition-colors"
            >
              {chapter}
            </button>
          ))}
      </div>
    </section>
  ))
}

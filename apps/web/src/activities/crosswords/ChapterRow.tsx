import type { Season } from '@seraph/schema/season'

import { classes } from '../../ui/classes.ts'

type Props = { season: Season; available: ReadonlySet<number>; present: number; onChoose: (chapter: number) => void }

/** A button for each chapter; the present one is marked, those without a crossword can't be chosen. */
export function ChapterRow({ season, available, present, onChoose }: Props) {
  return (
    <nav aria-label="Chapters" className="mt-4 grid gap-2">
      {season.books.map(({ name }) => (
        <div key={name} className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
          {season.chapters
            .filter(({ book }) => book === name)
            .map(({ ordinal, chapter, label }) => (
              <button
                key={ordinal}
                type="button"
                aria-label={label}
                aria-current={ordinal === present ? 'true' : undefined}
                disabled={!available.has(ordinal)}
                onClick={() => onChoose(ordinal)}
                className={classes(
                  'min-h-11 rounded-lg border-[1.5px] text-base font-semibold tabular-nums transition-colors disabled:border-dashed',
                  ordinal === present
                    ? 'bg-indigo text-on-indigo border-transparent'
                    : 'border-edge bg-raised not-disabled:hover:border-indigo disabled:text-muted',
                )}
              >
                {chapter}
              </button>
            ))}
        </div>
      ))}
    </nav>
  )
}

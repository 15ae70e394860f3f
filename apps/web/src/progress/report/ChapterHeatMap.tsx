import type { PlayerReport } from '@seraph/schema/http/progress'
import type { Season, SeasonChapter } from '@seraph/schema/season'
import { useState } from 'react'

import { amountText } from '../../language/amountText.ts'
import { dayText } from '../../language/dayTexts.ts'
import { classes } from '../../ui/classes.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { heatLegend, heatLevel, type HeatLevel } from './heatLevel.ts'
import { Panel } from './Panel.tsx'

const ChapterVerses = lazyPart(async () => (await import('./ChapterVerses.tsx')).ChapterVerses, null)

const heatClass: Record<HeatLevel, string> = {
  0: 'bg-transparent border-dashed border-edge text-muted',
  1: 'bg-gold/20 border-transparent',
  2: 'bg-gold/40 border-transparent',
  3: 'bg-gold/70 border-transparent text-on-gold',
  4: 'bg-gold border-transparent text-on-gold',
}

type Props = {
  report: PlayerReport
  season: Season
  /** The signed-in player, who is told of the chosen chapter how its verses stand too. */
  versesOf?: string | undefined
}

/** Every chapter, the warmer the more often it was studied. Choosing one tells more about it. */
export function ChapterHeatMap({ report, season, versesOf }: Props) {
  const [chosen, setChosen] = useState<SeasonChapter>()
  const activity = new Map(report.byChapter.map((one) => [one.chapter, one]))
  const tell = ({ ordinal, label }: SeasonChapter): string => {
    const one = activity.get(ordinal)
    if (one === undefined) return `${label}: not studied yet.`
    const points = one.possible === 0 ? '' : ` ${one.earned} of ${one.possible} points in AI and trivia questions.`
    return `${label}: studied on ${amountText(one.days, 'day')}, last on ${dayText(one.lastStudiedOn)}.${points}`
  }
  return (
    <Panel
      title="Chapters"
      note={`${report.chaptersExplored.length} of ${season.chapters.length} explored. Choose one to see more.`}
    >
      {season.books.map(({ name }) => (
        <fieldset key={name} className="mt-3 min-w-0">
          <legend className={season.books.length > 1 ? 'text-muted mb-2 font-semibold' : 'sr-only'}>{name}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
            {season.chapters
              .filter(({ book }) => book === name)
              .map((chapter) => (
                <button
                  key={chapter.ordinal}
                  type="button"
                  aria-pressed={chosen?.ordinal === chapter.ordinal}
                  aria-label={tell(chapter)}
                  onClick={() => setChosen(chapter)}
                  data-level={heatLevel(activity.get(chapter.ordinal)?.days ?? 0)}
                  className={classes(
                    'chartheat aria-pressed:outline-indigo min-h-11 rounded-lg border-[1.5px] font-semibold tabular-nums aria-pressed:outline-3',
                    heatClass[heatLevel(activity.get(chapter.ordinal)?.days ?? 0)],
                  )}
                >
                  {chapter.chapter}
                </button>
              ))}
          </div>
        </fieldset>
      ))}
      <p className="mt-3 min-h-7" aria-live="polite">
        {chosen !== undefined && tell(chosen)}
      </p>
      {chosen !== undefined && versesOf !== undefined && (
        <ChapterVerses key={chosen.ordinal} playerId={versesOf} chapter={chosen} />
      )}
      <ul className="text-muted mt-1 flex flex-wrap gap-x-4 gap-y-1 text-base">
        {heatLegend.map(({ level, label }) => (
          <li key={level} className="flex items-center gap-1.5">
            <span
              aria-hidden
              data-level={level}
              className={classes('chartheat size-4 rounded border-[1.5px]', heatClass[level])}
            />
            {label}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

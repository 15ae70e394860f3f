import { hiddenIn, isHidden, rangesOf } from '@seraph/domain/memory/hiddenVerses'
import type { SeasonPack } from '@seraph/schema/season'

/** As much of a season as an edition's licence asks about. */
export type MeasuredSeason = {
  chapters: SeasonPack['chapters']
  memory: Pick<SeasonPack['memory'], 'hiddenVerses'>
}

/**
 * Several seasons as one that is measured against a licence: each chapter
 * once, a verse hidden only where no season shows it, since a licence
 * counts what the app shows and not where (rule 48).
 */
export function joinSeasons(seasons: readonly MeasuredSeason[]): MeasuredSeason {
  const placed = seasons.flatMap(({ chapters, memory }) =>
    chapters.map((chapter) => ({ chapter, hidden: hiddenIn(memory.hiddenVerses, chapter.ordinal) })),
  )
  const byPlace = Map.groupBy(placed, ({ chapter }) => `${chapter.book} ${chapter.chapter}`)
  const joined = Array.from(byPlace.values(), (same, at) => {
    const verses = Math.max(...same.map(({ chapter }) => chapter.verses))
    const isShown = (verse: number) =>
      same.some(({ chapter, hidden }) => verse <= chapter.verses && !isHidden(hidden, verse))
    return { same, at, verses, hidden: rangesOf(verses, (verse) => !isShown(verse)) }
  })
  return {
    chapters: joined.flatMap(({ same, at, verses }) =>
      same.slice(-1).map(({ chapter }) => ({ ...chapter, verses, ordinal: at + 1 })),
    ),
    memory: {
      hiddenVerses: joined.flatMap(({ at, hidden }) => hidden.map((range) => ({ chapter: at + 1, ...range }))),
    },
  }
}

import { chapterPlaces } from '@seraph/domain/assignment/chapterPlaces'
import { placeOfVerse } from '@seraph/domain/assignment/verseRow'
import type { Today } from '@seraph/schema/http/today'
import type { Season } from '@seraph/schema/season'

import type { RoundSetup } from './roundSetup.ts'

/** Where a child's own verses begin and end. */
export type OwnVerses = Pick<NonNullable<Today['assignment']>, 'from' | 'to'>

/** A setup with a child's own verses chosen (rule 198): of a chapter that isn't wholly theirs those verses are marked. */
export function withOwnVerses(
  setup: RoundSetup,
  { from, to }: OwnVerses,
  { chapters, questionChapters }: Pick<Season, 'chapters' | 'questionChapters'>,
): RoundSetup {
  const first = placeOfVerse(chapters, from.chapter, from.verse) ?? 0
  const last = placeOfVerse(chapters, to.chapter, to.verse) ?? -1
  const own = questionChapters.flatMap((ordinal) => {
    const all = chapterPlaces(chapters, ordinal)
    const mine = all.filter((place) => place >= first && place <= last)
    return mine.length === 0 ? [] : [{ ordinal, marked: mine.length === all.length ? [] : mine }]
  })
  return {
    ...setup,
    chapters: new Set(own.map(({ ordinal }) => ordinal)),
    places: new Set(own.flatMap(({ marked }) => marked)),
  }
}

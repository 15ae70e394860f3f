import type { Season } from '@seraph/schema/season'

import { lazyPart } from '../../ui/lazyPart.tsx'
import { Fold } from './Fold.tsx'

const ChapterVerses = lazyPart(async () => (await import('./ChapterVerses.tsx')).ChapterVerses)

type Props = {
  season: Season
  /** The chosen chapters; verses are marked in one at a time. */
  chapters: ReadonlySet<number>
  /** The marked verses, by their places in the season's row of verses. */
  places: ReadonlySet<number>
  onChange: (places: ReadonlySet<number>) => void
}

/** Some verses of a chosen chapter, from one to another or one by one; without any it is asked whole. */
export function VersePicker(props: Props) {
  const { season, chapters, places } = props
  if (!season.chapters.some(({ ordinal }) => chapters.has(ordinal))) return null
  return (
    <Fold title="Only some verses" startsOpen={places.size > 0}>
      <ChapterVerses {...props} />
    </Fold>
  )
}

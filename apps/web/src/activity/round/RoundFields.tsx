import type { Season } from '@seraph/schema/season'

import { ChapterPicker } from '../chapters/ChapterPicker.tsx'
import { RoundChoice } from './RoundChoice.tsx'
import { withChapters } from './roundSetup.ts'
import type { RoundSetup } from './roundSetup.ts'
import { VersePicker } from './VersePicker.tsx'

type Props = {
  season: Season
  /** The chapters under review in this activity. */
  review: Season['review']['aiQuiz']
  setup: RoundSetup
  isLocked: boolean
  onChange: (setup: RoundSetup) => void
}

/** Which chapters and verses, how many questions and which (rule 197). */
export function RoundFields({ season, review, setup, isLocked, onChange }: Props) {
  return (
    <>
      <ChapterPicker
        season={season}
        review={review}
        chosen={setup.chapters}
        isLocked={isLocked}
        onChange={(chapters) => onChange(withChapters(setup, chapters, season))}
      />
      <VersePicker
        season={season}
        chapters={setup.chapters}
        places={setup.places}
        onChange={(places) => onChange({ ...setup, places })}
      />
      <RoundChoice wish={setup.wish} onChange={(wish) => onChange({ ...setup, wish })} />
    </>
  )
}

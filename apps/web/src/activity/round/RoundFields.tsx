import type { Season } from '@seraph/schema/season'

import { lazyPart } from '../../ui/lazyPart.tsx'
import { ChapterPicker } from '../chapters/ChapterPicker.tsx'
import { useToday } from '../chapters/useToday.ts'
import { RoundChoice } from './RoundChoice.tsx'
import { withChapters } from './roundSetup.ts'
import type { RoundSetup } from './roundSetup.ts'
import type { RoundWish } from './roundWish.ts'
import { VersePicker } from './VersePicker.tsx'

/** Few have verses of their own, and know them later than the chapters. */
const OwnVersesButton = lazyPart(async () => (await import('./OwnVersesButton.tsx')).OwnVersesButton, null)

type Props = {
  season: Season
  /** The chapters under review in this activity. */
  review?: Season['review']['aiQuiz'] | undefined
  /** What can be wished, and what else there is to know of it, as `RoundChoice` takes them. */
  wishes?: readonly (keyof RoundWish)[] | undefined
  note?: string | undefined
  setup: RoundSetup
  isLocked: boolean
  onChange: (setup: RoundSetup) => void
}

/** Which chapters and verses, how many questions and which (rule 197). */
export function RoundFields({ season, review, wishes, note, setup, isLocked, onChange }: Props) {
  const own = useToday(season)?.assignment
  return (
    <>
      <ChapterPicker
        season={season}
        review={review}
        chosen={setup.chapters}
        isLocked={isLocked}
        first={
          own != null && (
            <OwnVersesButton season={season} own={own} setup={setup} isLocked={isLocked} onChange={onChange} />
          )
        }
        onChange={(chapters) => onChange(withChapters(setup, chapters, season))}
      />
      <VersePicker
        season={season}
        chapters={setup.chapters}
        places={setup.places}
        onChange={(places) => onChange({ ...setup, places })}
      />
      <RoundChoice wish={setup.wish} wishes={wishes} note={note} onChange={(wish) => onChange({ ...setup, wish })} />
    </>
  )
}

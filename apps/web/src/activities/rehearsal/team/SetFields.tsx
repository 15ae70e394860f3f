import type { Season } from '@seraph/schema/season'

import { ChapterPicker } from '../../../activity/chapters/ChapterPicker.tsx'
import { ChoiceRow } from '../ChoiceRow.tsx'
import { setSizeChoices, type SetSize } from '../setSizeChoices.ts'

type Props = {
  season: Season
  size: SetSize
  chosen: ReadonlySet<number>
  isLocked: boolean
  onSize: (size: SetSize) => void
  onChapters: (chosen: ReadonlySet<number>) => void
}

/** What an event's set is drawn by: how many questions, of which chapters. */
export function SetFields({ season, size, chosen, isLocked, onSize, onChapters }: Props) {
  return (
    <>
      <ChoiceRow label="How many questions?" choices={setSizeChoices} value={size} onChoose={onSize} />
      <ChapterPicker
        season={season}
        review={season.review.aiQuiz}
        chosen={chosen}
        isLocked={isLocked}
        onChange={onChapters}
      />
    </>
  )
}

import type { Season } from '@seraph/schema/season'

import { ChapterPicker } from '../../../activity/chapters/ChapterPicker.tsx'
import { chapterPresets } from '../../../liveRoom/chapterPresets.ts'
import { Button } from '../../../ui/Button.tsx'

type Props = {
  season: Season
  /** The chapters of the room, which are offered together. */
  ofRoom: readonly number[]
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

/** Chapters of the season, by the common picker or as a set that is often wanted. */
export function RoomChapters({ season, ofRoom, chosen, onChange }: Props) {
  return (
    <>
      <div className="mt-3 -ml-3 flex flex-wrap">
        {chapterPresets(season, ofRoom)
          .filter(({ chapters }) => chapters.length > 0)
          .map(({ label, chapters }) => (
            <Button key={label} look="plain" onClick={() => onChange(new Set(chapters))}>
              {label}
            </Button>
          ))}
      </div>
      <div className="mt-2">
        <ChapterPicker
          season={season}
          review={season.review.aiQuiz}
          chosen={chosen}
          isLocked={false}
          onChange={onChange}
        />
      </div>
    </>
  )
}

import { chapterPlaces } from '@seraph/domain/assignment/chapterPlaces'
import type { Season } from '@seraph/schema/season'
import { useId, useState } from 'react'

import { chaptersText } from '../../liveRoom/chaptersText.ts'
import { MarkedVerses } from './MarkedVerses.tsx'

type Props = {
  season: Season
  chapters: ReadonlySet<number>
  places: ReadonlySet<number>
  onChange: (places: ReadonlySet<number>) => void
}

/** What `VersePicker` unfolds: a chosen chapter and its verses. */
export function ChapterVerses({ season, chapters, places, onChange }: Props) {
  const id = useId()
  const [wanted, setWanted] = useState<number>()
  const chosen = season.chapters
    .filter(({ ordinal }) => chapters.has(ordinal))
    .map((chapter) => {
      const own = chapterPlaces(season.chapters, chapter.ordinal)
      return { ...chapter, own, marked: own.flatMap((place, at) => (places.has(place) ? [at + 1] : [])) }
    })
  const chapter =
    chosen.find(({ ordinal }) => ordinal === wanted) ?? chosen.find(({ marked }) => marked.length > 0) ?? chosen[0]
  if (chapter === undefined) return null
  const mark = (marked: readonly number[]) => {
    const others = [...places].filter((place) => !chapter.own.includes(place))
    onChange(new Set([...others, ...chapter.own.filter((_, at) => marked.includes(at + 1))]))
  }
  return (
    <>
      {chosen.length > 1 && (
        <div className="grid gap-1">
          <label htmlFor={id} className="text-muted text-base">
            Chapter
          </label>
          <select
            id={id}
            className="border-edge bg-raised min-h-12 w-full max-w-96 rounded-xl border-[1.5px] px-3 text-ellipsis"
            value={chapter.ordinal}
            onChange={({ target }) => setWanted(Number(target.value))}
          >
            {chosen.map(({ ordinal, label, marked }) => (
              <option key={ordinal} value={ordinal}>
                {marked.length === 0 ? label : `${label}:${chaptersText(marked)}`}
              </option>
            ))}
          </select>
        </div>
      )}
      <MarkedVerses key={chapter.ordinal} chapter={chapter} marked={chapter.marked} onMark={mark} />
    </>
  )
}

import { lastStartingChapter } from '@seraph/schema/lastStartingChapter'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { seasonQuery } from '../api/queries/seasonQuery.ts'

/** A starting chapter, the same numbers in every season (rule 158); those that the season in hand has are told by their label. */
export function ChapterSelect(props: ComponentProps<'select'>) {
  const { data: season } = useQuery(seasonQuery)
  const chapters = Array.from({ length: lastStartingChapter }, (_, at) => ({
    ordinal: at + 1,
    label: season?.chapters[at]?.label ?? `Chapter ${at + 1}`,
  }))
  return (
    <select {...props}>
      {chapters.map(({ ordinal, label }) => (
        <option key={ordinal} value={ordinal}>
          {label}
        </option>
      ))}
    </select>
  )
}

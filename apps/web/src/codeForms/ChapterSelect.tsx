import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { seasonQuery } from '../api/seasonQuery.ts'

/** One of the season's chapters; until the season is there, the first alone. */
export function ChapterSelect(props: ComponentProps<'select'>) {
  const { data: season } = useQuery(seasonQuery)
  const chapters = season?.chapters ?? [{ ordinal: 1, label: 'Chapter 1' }]
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

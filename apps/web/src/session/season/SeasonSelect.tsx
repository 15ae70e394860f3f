import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { seasonName } from '../../api/seasonName.ts'
import { sessionQuery } from '../sessionQuery.ts'

type Props = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  onChoose: (season: string) => void
  /** Seasons that only the admin sees are offered too. */
  hasPreviews?: boolean
}

/** The open seasons, with the one in hand chosen. Nothing where there is no choice. */
export function SeasonSelect({ onChoose, hasPreviews = false, ...props }: Props) {
  const { data } = useQuery(sessionQuery)
  const seasons = (data?.seasons ?? []).filter(({ isPreview }) => hasPreviews || !isPreview)
  if (seasons.length < 2) return null
  return (
    <select
      aria-label="Season"
      {...props}
      value={seasonName() ?? seasons[0]?.id}
      onChange={({ target }) => onChoose(target.value)}
    >
      {seasons.map(({ id, title, year, isPreview }) => (
        <option key={id} value={id}>
          {title} ({year}
          {isPreview && ', preview'})
        </option>
      ))}
    </select>
  )
}

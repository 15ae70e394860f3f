import type { Season } from '@seraph/schema/season'

import { mapSentence } from './mapSentence.ts'
import { SeraphMap } from './SeraphMap.tsx'

type Props = { season: Season; gained?: ReadonlySet<number> }

/** The figure of somebody without a player code: no gem, every feather to come, and an ember that waits. */
export function GuestFigure({ season, gained }: Props) {
  const chapters = season.chapters.map(() => 'unseen' as const)
  return (
    <SeraphMap
      chapters={chapters}
      coal="ember"
      label={mapSentence(season.title, chapters, 0)}
      {...(gained !== undefined && { gained })}
    />
  )
}

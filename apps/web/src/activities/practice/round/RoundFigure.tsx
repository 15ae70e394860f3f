import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { todayQuery } from '../../../api/todayQuery.ts'
import { useSession } from '../../../session/useSession.ts'
import { coalOf } from '../../../ui/seraphMap/coalOf.ts'
import { mapSentence } from '../../../ui/seraphMap/mapSentence.ts'
import { SeraphMap } from '../../../ui/seraphMap/SeraphMap.tsx'

type Props = { season: Season; gained: ReadonlySet<number> }

/**
 * The figure at a round's end. A guest's has no gem, every feather to come,
 * and an ember that waits; without the server a player's isn't drawn.
 */
export function RoundFigure({ season, gained }: Props) {
  const { player } = useSession()
  const { data } = useQuery({ ...todayQuery(player?.id ?? ''), enabled: player !== null })
  if (player === null) {
    const chapters = season.chapters.map(() => 'unseen' as const)
    return <SeraphMap chapters={chapters} coal="ember" label={mapSentence(season.title, chapters, 0)} gained={gained} />
  }
  if (data === undefined) return null
  return (
    <SeraphMap
      chapters={data.chapters}
      coal={coalOf(data.streak.days)}
      gem={player.biblicalGem}
      label={mapSentence(season.title, data.chapters, data.streak.days)}
      gained={gained}
    />
  )
}

import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { todayQuery } from '../../../api/queries/todayQuery.ts'
import { useSession } from '../../../session/useSession.ts'
import { coalOf } from '../../../ui/seraphMap/coalOf.ts'
import { GuestFigure } from '../../../ui/seraphMap/GuestFigure.tsx'
import { mapSentence } from '../../../ui/seraphMap/mapSentence.ts'
import { SeraphMap } from '../../../ui/seraphMap/SeraphMap.tsx'

type Props = { season: Season; gained: ReadonlySet<number> }

/** The figure at a round's end; without the server a player's isn't drawn. */
export function RoundFigure({ season, gained }: Props) {
  const { player } = useSession()
  const { data } = useQuery({ ...todayQuery(player?.id ?? ''), enabled: player !== null })
  if (player === null) return <GuestFigure season={season} gained={gained} />
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

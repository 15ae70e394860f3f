import type { Season } from '@seraph/schema/season'
import type { Player } from '@seraph/schema/http/players/players'
import { useQuery } from '@tanstack/react-query'

import { todayQuery } from '../../api/queries/todayQuery.ts'
import { coalOf } from '../../ui/seraphMap/coalOf.ts'
import { countStates } from '../../ui/seraphMap/countStates.ts'
import { FeatherSign } from '../../ui/seraphMap/FeatherSign.tsx'
import { mapSentence } from '../../ui/seraphMap/mapSentence.ts'
import { SeraphMap } from '../../ui/seraphMap/SeraphMap.tsx'
import { stateWords } from '../../ui/seraphMap/stateWords.ts'

type Props = { player: Player; season: Season | undefined }

/** The season as the child's own seraph, and how many chapters are in which state. Its height is there before it is. */
export function MyFigure({ player, season }: Props) {
  const { data } = useQuery(todayQuery(player.id))
  return (
    <div>
      <div className="mx-auto aspect-[640/492] w-full max-w-[26rem]">
        {data !== undefined && (
          <SeraphMap
            chapters={data.chapters}
            coal={coalOf(data.streak.days)}
            gem={player.biblicalGem}
            label={mapSentence(season?.title ?? '', data.chapters, data.streak.days)}
          />
        )}
      </div>
      <ul className="mt-2 flex min-h-7 flex-wrap justify-center gap-x-5 gap-y-1 text-base">
        {data !== undefined &&
          countStates(data.chapters).map(({ state, count }) => (
            <li key={state} className="flex items-center gap-1.5 [&>svg]:size-5">
              <FeatherSign state={state} />
              <b>{count}</b> {stateWords[state]}
            </li>
          ))}
      </ul>
    </div>
  )
}

import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import type { ReactNode } from 'react'

import { chaptersSentence } from '../../../ui/seraphMap/chaptersSentence.ts'
import type { Coal } from '../../../ui/seraphMap/coalOf.ts'
import { SeraphMap } from '../../../ui/seraphMap/SeraphMap.tsx'
import { teamCoalWords } from '../teamCoalWords.ts'
import { teamKnowledge } from './teamKnowledge.ts'
import type { TeamMaps } from './useTeamMaps.ts'

type Props = { coal: Coal; maps: TeamMaps; room: Room; season: Season; otherwise: ReactNode }

/** The season as the team's own seraph, and its coal at the heart; `otherwise` where no team of the coach's is in the room. */
export function KnownFigure({ coal, maps, room, season, otherwise }: Props) {
  const known = teamKnowledge(maps, { room, season })
  if (known === undefined) return otherwise
  const { chapters, gained } = known
  return (
    <div className="roomscreen-figure">
      <SeraphMap
        chapters={chapters}
        coal={coal}
        label={`What the team knows of ${chaptersSentence(season.title, chapters)} ${teamCoalWords[coal]}`}
        {...(gained.size > 0 && { gained })}
      />
    </div>
  )
}

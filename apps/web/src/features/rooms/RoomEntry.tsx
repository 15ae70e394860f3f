import type { Season } from '@seraph/schema/season'

import { leads } from '../../leads.ts'
import type { RoomSession } from '../../rooms/roomSession.ts'
import { useCoach } from '../../session/useCoach.ts'
import { useSession } from '../../session/useSession.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { CreateCard } from './CreateCard.tsx'
import { JoinCard } from './JoinCard.tsx'
import { OwnRooms } from './OwnRooms.tsx'

type Props = { season: Season; code: string; onEnter: (session: RoomSession) => void }

/** The way in: join with a code, or create a room as a coach. A coach finds the rooms of before, too. */
export function RoomEntry({ season, code, onEnter }: Props) {
  const { coach } = useCoach()
  const { storedCode } = useSession()
  return (
    <>
      <ScreenTitle title={leads.studyRoom.title} />
      <p className="lead">{leads.studyRoom.lead}</p>
      <div className="mt-5 grid items-start gap-5 md:grid-cols-2">
        <JoinCard key={storedCode ?? ''} code={code} onEnter={onEnter} />
        <CreateCard season={season} onEnter={onEnter} />
      </div>
      {coach !== null && <OwnRooms onEnter={onEnter} />}
    </>
  )
}

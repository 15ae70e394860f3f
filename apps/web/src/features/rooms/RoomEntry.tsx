import type { Season } from '@seraph/schema/season'

import { leads } from '../../leads.ts'
import type { RoomSession } from '../../liveRoom/line/roomSession.ts'
import { useCoach } from '../../session/coach/useCoach.ts'
import { useSession } from '../../session/useSession.ts'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { CreateCard } from './host/CreateCard.tsx'
import { JoinCard } from './JoinCard.tsx'
import { PlayedRooms } from './member/PlayedRooms.tsx'
import { OwnRooms } from './host/OwnRooms.tsx'
import { useScrollToTop } from '../../ui/useScrollToTop.ts'

type Props = { season: Season; code: string; onEnter: (session: RoomSession) => void }

/** The way in: join with a code, or create a room as a coach. A coach finds the rooms of before, too. */
export function RoomEntry({ season, code, onEnter }: Props) {
  useScrollToTop()
  const { coach } = useCoach()
  const { storedCode, player } = useSession()
  // A coach comes to open a room, anybody with a room's code to join it.
  const leadsFirst = coach !== null && code === ''
  const create = <CreateCard season={season} onEnter={onEnter} />
  return (
    <>
      <ScreenTitle title={leads.studyRoom.title} />
      <p className="lead">{leads.studyRoom.lead}</p>
      <div className="mt-5 grid items-start gap-5 md:grid-cols-2">
        {leadsFirst && create}
        <JoinCard key={storedCode ?? ''} code={code} onEnter={onEnter} />
        {!leadsFirst && create}
      </div>
      {coach !== null && <OwnRooms onEnter={onEnter} />}
      {player !== null && <PlayedRooms />}
    </>
  )
}

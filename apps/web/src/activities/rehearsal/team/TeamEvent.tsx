import type { Season } from '@seraph/schema/season'
import { useMemo, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import { useHoldPortraitHint } from '../../../session/notices/portraitHintHold.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useScrollToTop } from '../../../ui/useScrollToTop.ts'
import { ScreenSkeleton } from '../../../ui/waiting/ScreenSkeleton.tsx'
import { invitationOfHash } from './between/invitationHash.ts'
import { leaveTeamSeat, readTeamSeat, seatOfHash, writeTeamSeat, type TeamSeat } from './teamSeat.ts'
import { TeamEntry } from './TeamEntry.tsx'
import { TeamRoom } from './TeamRoom.tsx'

const AcceptInvitation = lazyPart(
  async () => (await import('./between/AcceptInvitation.tsx')).AcceptInvitation,
  <ScreenSkeleton />,
)

/** The event with whole teams (rule 230): the way in, or the room whose seat this browser, or the address, holds. */
export function TeamEvent({ season, code }: { season: Season; code: string }) {
  useHoldPortraitHint()
  useScrollToTop()
  const { hash } = useLocation()
  const [search, setSearch] = useSearchParams()
  const linked = useMemo(() => seatOfHash(hash), [hash])
  const [kept, setKept] = useState(readTeamSeat)
  const linkedKey = linked && `${linked.roomId} ${linked.token}`
  // Whoever comes to play a set with teams opens an event of its own, wherever this browser has a seat.
  const from = search.get('from')
  const seat = linked ?? (from === null ? kept : undefined)
  const invitation = useMemo(() => invitationOfHash(hash), [hash])
  const enter = (next: TeamSeat) => {
    writeTeamSeat(next)
    setKept(next)
    setSearch({ team: '' })
  }
  const leave = () => {
    if (linked === undefined) {
      leaveTeamSeat()
      setKept(undefined)
    }
    setSearch({ team: '' })
  }
  if (invitation !== undefined) return <AcceptInvitation season={season} invitation={invitation} onEnter={enter} />
  if (seat !== undefined) return <TeamRoom key={linkedKey ?? seat.token} seat={seat} season={season} onLeave={leave} />
  return <TeamEntry season={season} code={code} setId={from} onEnter={enter} />
}

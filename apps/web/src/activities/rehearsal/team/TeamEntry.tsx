import type { Season } from '@seraph/schema/season'

import { useCoach } from '../../../session/coach/useCoach.ts'
import { ScreenTitle } from '../../../ui/ScreenTitle.tsx'
import { InviteClub } from './between/InviteClub.tsx'
import { OwnInvitations } from './between/OwnInvitations.tsx'
import { JoinTeam } from './JoinTeam.tsx'
import { OpenEvent } from './OpenEvent.tsx'
import { OwnEvents } from './OwnEvents.tsx'
import type { TeamSeat } from './teamSeat.ts'

type Props = { season: Season; code: string; setId: string | null; onEnter: (seat: TeamSeat) => void }

/** The way into an event with teams: a code for whoever plays, a form for the coach. */
export function TeamEntry({ season, code, setId, onEnter }: Props) {
  const { coach } = useCoach()
  return (
    <>
      <ScreenTitle title="Rehearse as a Team" />
      <p className="lead">As on the day: put your heads together, one of you writes, and only that sheet counts.</p>
      <div className="mt-5 grid gap-5">
        {coach !== null && <OpenEvent season={season} setId={setId} onEnter={onEnter} />}
        {coach !== null && setId === null && <InviteClub season={season} />}
        {coach !== null && setId === null && <OwnInvitations />}
        {coach !== null && <OwnEvents onEnter={onEnter} />}
        <JoinTeam code={code} onEnter={onEnter} />
      </div>
    </>
  )
}

import { useMutation } from '@tanstack/react-query'

import { amountText } from '../../../../language/amountText.ts'
import { eventTextOf } from '../eventTextOf.ts'
import { Card } from '../../../../ui/Card.tsx'
import { dutiesText } from '../MemberList.tsx'
import { changeSeat, type DutyChange } from '../teamCalls.ts'
import type { TeamParts } from '../teamParts.ts'

/** Who is in which team and does what; the pen changes hands between questions alone (rule 231). */
export function HostTeams({ seat, room, take }: Pick<TeamParts, 'seat' | 'room' | 'take'>) {
  const change = useMutation({
    mutationFn: ([seatId, duty]: [string, DutyChange]) => changeSeat(seat, seatId, duty),
    onSuccess: take,
  })
  const isBetween = room.phase === 'lobby' || room.phase === 'reveal' || room.phase === 'break'
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Teams</h2>
      {!isBetween && <p className="text-muted text-base">Between two questions another member can take the pen.</p>}
      {change.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(change.error)}
        </p>
      )}
      <div className="mt-3 grid gap-5 md:grid-cols-2">
        {room.teams.map(({ id, name, size, isOwn, members }) => (
          <section key={id} aria-label={name}>
            <h3 className="font-semibold wrap-anywhere">
              {name} <span className="text-muted font-normal">· {amountText(size, 'member')}</span>
            </h3>
            {size === 0 && <p className="text-muted text-base">Nobody yet</p>}
            {!isOwn && <p className="text-muted text-base">Of the other club</p>}
            <ul className="divide-line mt-1 divide-y">
              {members.map((member) => (
                <li key={member.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
                  <span className="min-w-0 flex-1">
                    <b className="wrap-anywhere">{member.nickname}</b>{' '}
                    <span className="text-muted text-base">{dutiesText(member)}</span>
                  </span>
                  {isBetween && (
                    <select
                      aria-label={`What ${member.nickname} does`}
                      className="border-edge bg-raised min-h-11 rounded-xl border-[1.5px] px-2 text-base"
                      value=""
                      disabled={change.isPending}
                      onChange={(event) => change.mutate([member.id, event.target.value as DutyChange])}
                    >
                      <option value="" disabled>
                        Change
                      </option>
                      {!member.isScribe && <option value="scribe">Writes</option>}
                      {!member.isCaptain && <option value="captain">Make captain</option>}
                      {member.isAlternate ? (
                        <option value="member">Plays</option>
                      ) : (
                        <option value="alternate">Make alternate</option>
                      )}
                      <option value="remove">Remove from the team</option>
                    </select>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

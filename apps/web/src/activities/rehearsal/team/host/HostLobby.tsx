import { useMutation } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'

import { momentText } from '../../../../language/timeTexts.ts'
import { eventTextOf } from '../eventTextOf.ts'
import { paths } from '../../../../paths.ts'
import { publicAddress } from '../../../../publicAddress.ts'
import { Card } from '../../../../ui/Card.tsx'
import { EventLinks } from './EventLinks.tsx'
import type { TeamParts } from '../teamParts.ts'
import { makeLink } from '../teamCalls.ts'

/** The way in for everybody: code and QR code, the screen for the hall, the graders' links, the papers. */
export function HostLobby({ seat, room, season }: Pick<TeamParts, 'seat' | 'room' | 'season'>) {
  const entrance = `${publicAddress(season)}${paths.rehearsal}?team=${room.code ?? ''}`
  const link = useMutation({ mutationFn: (kind: 'screen' | 'grader') => makeLink(seat, kind) })
  return (
    <Card className="mt-4 grid items-center gap-6 sm:grid-cols-[auto_1fr]">
      <div data-clear className="mx-auto rounded-xl bg-white p-3">
        <QRCodeSVG value={entrance} size={148} marginSize={0} title="QR code that opens this event" />
      </div>
      <div>
        {room.beginsAt !== null && (
          <p className="mb-3 font-semibold">The questions are sealed. It begins on {momentText(room.beginsAt)}.</p>
        )}
        <p className="text-muted text-base">Code of the event</p>
        <p className="font-display text-5xl font-semibold tracking-widest tabular-nums">{room.code}</p>
        <p className="mt-2 text-base">
          Players scan it, or open <b>Event Rehearsal</b>, “Rehearse as a team”, and type the code.
        </p>
        <EventLinks links={link} graders={room.graders} setId={room.setId} />
        {link.error !== null && (
          <p role="alert" className="text-bad mt-2 font-semibold">
            {eventTextOf(link.error)}
          </p>
        )}
      </div>
    </Card>
  )
}

import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { QRCodeSVG } from 'qrcode.react'

import { paths } from '../../../paths.ts'
import { publicAddress } from '../../../publicAddress.ts'
import { Mark } from '../../../ui/marks/Mark.tsx'

/**
 * The way into the room as long as it is open: QR code, code and one
 * sentence. Of a room that is over, where each child's own page of it is.
 */
export function ScreenDoor({ room, season }: { room: Room; season: Season }) {
  const entrance = `${publicAddress(season)}${paths.studyRoom}`
  if (room.status === 'completed') {
    return (
      <section className="roomscreen-door" data-over aria-label="After the room">
        <Mark className="roomscreen-overmark" />
        <p className="roomscreen-how">
          <b>This room is over. Thank you all.</b>
        </p>
        <p className="text-muted roomscreen-how">Your own result is on your own screen.</p>
      </section>
    )
  }
  return (
    <section className="roomscreen-door" aria-label="The way into this room">
      <div className="roomscreen-qr">
        <QRCodeSVG value={`${entrance}/${room.code}`} size={256} marginSize={0} title="QR code that opens this room" />
      </div>
      <p className="roomscreen-code">
        <span className="sr-only">Room code {room.code.split('').join(' ')}</span>
        {room.code.split('').map((digit, at) => (
          <i key={at} aria-hidden>
            {digit}
          </i>
        ))}
      </p>
      <p className="text-muted roomscreen-how">
        {room.isLocked ? (
          'The room is locked. Ask your coach to come in.'
        ) : (
          <>
            Scan it, or open <b>{entrance.replace(/^https?:\/\//, '')}</b> and type the code.
            {room.status === 'active' && ' You can still come in.'}
          </>
        )}
      </p>
    </section>
  )
}

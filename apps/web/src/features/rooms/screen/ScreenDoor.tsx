import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { QRCodeSVG } from 'qrcode.react'

import { paths } from '../../../paths.ts'
import { publicAddress } from '../../../publicAddress.ts'

/** The way into the room, which stays as long as it is open: QR code, code and one sentence. */
export function ScreenDoor({ room, season }: { room: Room; season: Season }) {
  const entrance = `${publicAddress(season)}${paths.studyRoom}`
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
        {room.status === 'completed' ? (
          'This room is over. Thank you all.'
        ) : room.isLocked ? (
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

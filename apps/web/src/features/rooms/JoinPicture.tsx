import { QRCodeSVG } from 'qrcode.react'

/** The address to join as a QR code: dark on white in every theme, since cameras want it so. */
export function JoinPicture({ address }: { address: string }) {
  return (
    <figure className="rounded-xl bg-white p-2">
      <QRCodeSVG value={address} size={160} marginSize={1} title="QR code that opens this room" />
    </figure>
  )
}

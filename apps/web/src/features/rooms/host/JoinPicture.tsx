import { QRCodeSVG } from 'qrcode.react'

/** The address to join as a QR code: dark on white in every theme, since cameras want it so. */
export function JoinPicture({ address, size }: { address: string; size: number }) {
  return (
    <figure data-clear className="rounded-xl bg-white p-2">
      <QRCodeSVG value={address} size={size} marginSize={1} title="QR code that opens this room" />
    </figure>
  )
}

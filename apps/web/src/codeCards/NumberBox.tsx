import { useQuery } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'

import { seasonQuery } from '../api/queries/seasonQuery.ts'
import { publicAddress } from '../publicAddress.ts'
import { cardLink } from './cardLink.ts'

type Props = {
  /** The code stands above it already. */
  isCodeShown?: boolean
  number: { playerCode: string; secretNumber: string; cardToken: string }
}

/** A code with its secret number, and the QR code that another phone scans instead of typing both. */
export function NumberBox({ number, isCodeShown = false }: Props) {
  const { data: season } = useQuery(seasonQuery)
  const { playerCode, secretNumber } = number
  return (
    <div className="bg-sunken rounded-card flex flex-wrap items-center justify-center gap-x-8 gap-y-4 p-5 text-center">
      <dl className="grid gap-3">
        {!isCodeShown && (
          <div>
            <dt className="text-muted text-base">Player code</dt>
            <dd className="font-display text-3xl font-semibold tracking-wider">{playerCode}</dd>
          </div>
        )}
        <div>
          <dt className="text-muted text-base">Secret number</dt>
          <dd className="font-display text-4xl font-semibold tracking-[0.3em]">{secretNumber}</dd>
        </div>
      </dl>
      <figure>
        <div className="rounded-xl bg-white p-2">
          <QRCodeSVG
            value={cardLink(publicAddress(season), number)}
            size={144}
            marginSize={1}
            title="QR code of this card"
          />
        </div>
        <figcaption className="text-muted mt-1 text-base">For a new phone</figcaption>
      </figure>
    </div>
  )
}

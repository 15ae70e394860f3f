import { useQuery } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { seasonQuery } from '../api/seasonQuery.ts'
import { paths } from '../paths.ts'
import { publicAddress } from '../publicAddress.ts'
import { Gem } from '../ui/Gem.tsx'
import type { CodeCard } from './codeCard.ts'

/**
 * Cards to cut out, on paper alone; the browser's print dialog opens as soon as they are there. The code stands in the address's
 * fragment, which no server sees: the login fills it in and waits for a press.
 */
export function PrintSheet({ cards, onPrinted }: { cards: readonly CodeCard[]; onPrinted: () => void }) {
  const { data: season } = useQuery(seasonQuery)
  const address = publicAddress(season)
  useEffect(() => {
    addEventListener('afterprint', onPrinted)
    print()
    return () => removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(
    <div className="printsheet" aria-hidden>
      {cards.map(({ playerCode, gem, clubName, teamName }) => (
        <div key={playerCode} className="printcard">
          <div className="printwords">
            <span>
              {clubName} · {teamName}
            </span>
            <b>{playerCode}</b>
            <span className="printhint">
              <Gem letter={gem} />
              Your PLR code for Seraph. Keep it to yourself.
            </span>
            <span>{address.replace(/^https?:\/\//, '')}</span>
          </div>
          <QRCodeSVG value={`${address}${paths.playerLogin}#${playerCode}`} size={128} marginSize={2} />
        </div>
      ))}
    </div>,
    document.body,
  )
}

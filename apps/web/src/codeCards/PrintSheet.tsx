import { useQuery } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { seasonQuery } from '../api/queries/seasonQuery.ts'
import { paths } from '../paths.ts'
import { publicAddress } from '../publicAddress.ts'
import { Gem } from '../ui/marks/Gem.tsx'
import { cardLink } from './cardLink.ts'
import type { CoachCard, PlayerCard } from './codeCard.ts'

type Props = { cards: readonly (PlayerCard | CoachCard)[]; onPrinted: () => void }

/**
 * Cards to cut out, on paper alone; the browser's print dialog opens as soon as they are there. A player's QR code carries the token that
 * proves a browser, not the number, in the address's fragment, which no server sees: the login fills it in and waits for a press (rule 42).
 */
export function PrintSheet({ cards, onPrinted }: Props) {
  const { data: season } = useQuery(seasonQuery)
  const address = publicAddress(season)
  useEffect(() => {
    addEventListener('afterprint', onPrinted)
    print()
    return () => removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(
    <div className="printsheet" aria-hidden>
      {cards.map((card) => {
        const code = 'gem' in card ? card.playerCode : card.coachCode
        const link = 'gem' in card ? cardLink(address, card) : `${address}${paths.coachLogin}#${code}`
        return (
          <div key={code} className="printcard">
            <div className="printwords">
              <span>{'teamName' in card ? `${card.clubName} · ${card.teamName}` : card.clubName}</span>
              <b>{code}</b>
              {'gem' in card ? (
                <span className="printhint">
                  <Gem letter={card.gem} />
                  Secret number
                  <strong className="tracking-widest">{card.secretNumber}</strong>
                </span>
              ) : (
                <span>
                  Your coach code for Seraph. At the first login it may ask for your club’s name as written above.
                </span>
              )}
              <span>{address.replace(/^https?:\/\//, '')}</span>
            </div>
            <QRCodeSVG value={link} size={128} marginSize={2} />
          </div>
        )
      })}
    </div>,
    document.body,
  )
}

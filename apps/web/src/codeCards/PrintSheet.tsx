import { useQuery } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { seasonQuery } from '../api/seasonQuery.ts'
import { paths } from '../paths.ts'
import { publicAddress } from '../publicAddress.ts'
import { Gem } from '../ui/Gem.tsx'
import type { CoachCard, CodeCard } from './codeCard.ts'

type Props = { cards: readonly (CodeCard | CoachCard)[]; onPrinted: () => void }

/**
 * Cards to cut out, on paper alone; the browser's print dialog opens as soon as they are there. The code stands in the address's
 * fragment, which no server sees: the login fills it in and waits for a press.
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
        const { code, path } = whereOf(card)
        return (
          <div key={code} className="printcard">
            <div className="printwords">
              <span>{'teamName' in card ? `${card.clubName} · ${card.teamName}` : card.clubName}</span>
              <b>{code}</b>
              {'gem' in card ? (
                <span className="printhint">
                  <Gem letter={card.gem} />
                  Your PLR code for Seraph. Keep it to yourself.
                </span>
              ) : (
                <span>
                  Your coach code for Seraph. At the first login it may ask for your club’s name as it stands above.
                </span>
              )}
              <span>{address.replace(/^https?:\/\//, '')}</span>
            </div>
            <QRCodeSVG value={`${address}${path}#${code}`} size={128} marginSize={2} />
          </div>
        )
      })}
    </div>,
    document.body,
  )
}

function whereOf(card: CodeCard | CoachCard): { code: string; path: string } {
  return 'gem' in card
    ? { code: card.playerCode, path: paths.playerLogin }
    : { code: card.coachCode, path: paths.coachLogin }
}

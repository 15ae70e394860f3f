import type { registerClub } from '@seraph/schema/http/coaches/clubs'
import type { ReplyOf } from '@seraph/schema/http/endpoint'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { CodeList } from '../../../codeCards/CodeList.tsx'
import { PrintPlayerCards } from '../../../codeCards/PrintPlayerCards.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'

/** The codes that the registration before has made: to be printed or copied now, and later under All Players. */
export function NewCodes() {
  const state = useLocation().state as { registered?: ReplyOf<typeof registerClub>[] } | null
  const [isOpen, setIsOpen] = useState(true)
  const cards = (state?.registered ?? []).flatMap(({ clubName, teamName, members }) =>
    members.map(({ playerId, playerCode, biblicalGem: gem }) => ({ playerId, playerCode, gem, clubName, teamName })),
  )
  if (!isOpen || cards.length === 0) return null
  return (
    <Card data-clear className="mb-6">
      <h2 className="text-xl">Your new codes</h2>
      <p className="text-muted mt-1 mb-4 text-base">
        Print a card for each player, with the code, its secret number and a QR code to log in with. You can see them
        all again under All Players.
      </p>
      <CodeList cards={cards} />
      <div className="mt-4 flex flex-wrap gap-3">
        <PrintPlayerCards players={cards} />
        <Button look="plain" onClick={() => setIsOpen(false)}>
          Done
        </Button>
      </div>
    </Card>
  )
}

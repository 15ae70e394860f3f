import CircleCheck from 'virtual:icons/circle-check'

import { CodeList } from '../../codeCards/CodeList.tsx'
import { PrintPlayerCards } from '../../codeCards/PrintPlayerCards.tsx'
import { Card } from '../../ui/Card.tsx'
import type { Registered } from './useRegistration.ts'

/** A team that is registered, with its members' codes. */
export function RegisteredTeam({ team }: { team: Registered }) {
  const { clubName, teamName, members } = team
  const cards = members.map(({ playerId, playerCode, biblicalGem: gem }) => ({
    playerId,
    playerCode,
    gem,
    clubName,
    teamName,
  }))
  return (
    <Card className="appear">
      <h3 className="mb-3 flex items-center gap-2 text-xl wrap-anywhere">
        <CircleCheck aria-hidden className="text-good size-6 flex-none" />
        {teamName} is registered
      </h3>
      <CodeList cards={cards} />
      <div className="mt-4">
        <PrintPlayerCards players={cards} />
      </div>
    </Card>
  )
}

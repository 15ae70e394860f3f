import { gemName } from '@seraph/domain/gems/gems'
import type { Player } from '@seraph/schema/http/players/players'
import { MapPin, Medal } from 'lucide-react'

import { experienceLabels } from '../../messages/experience.ts'
import { Card } from '../../ui/Card.tsx'
import { Gem } from '../../ui/Gem.tsx'

/** Who this report is about: code, where from, and how long in the competition. */
export function PlayerInformation({ player }: { player: Player }) {
  const { playerCode, biblicalGem, clubName, teamName, state, country, pbeExperience } = player
  const location = [state, country].filter((part) => part !== null && part !== '').join(', ')
  return (
    <Card className="mt-5">
      <h2 className="text-xl">Player Information</h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Gem letter={biblicalGem} className="size-16" />
        <div>
          <p className="text-muted text-base">PLR code</p>
          <p className="font-display text-3xl font-semibold tracking-wider sm:text-4xl">{playerCode}</p>
        </div>
        <div className="sm:ml-auto">
          <p>
            {clubName}, {teamName} <span className="text-muted">({gemName(biblicalGem)})</span>
          </p>
          <p className="mt-1 flex items-center gap-2">
            <MapPin aria-hidden className="text-muted size-5 flex-none" />
            <span className="sr-only">Location: </span>
            {location}
          </p>
          {pbeExperience !== null && (
            <p className="bg-gold text-on-gold mt-2 inline-flex items-center gap-2 rounded-full px-3 py-0.5 text-base font-semibold">
              <Medal aria-hidden className="size-5 flex-none" />
              <span className="sr-only">Experience: </span>
              {experienceLabels[pbeExperience]}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}

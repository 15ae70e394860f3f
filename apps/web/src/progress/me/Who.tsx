import { gemName } from '@seraph/domain/gems/gems'
import type { Player } from '@seraph/schema/http/players/players'
import MapPin from 'virtual:icons/map-pin'
import Medal from 'virtual:icons/medal'

import { experienceLabels } from '../../messages/experience.ts'
import { Gem } from '../../ui/marks/Gem.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'

type Props = { player: Player; title: string; isAdmin: boolean }

/** Who one is: gem and code, the team, where from, and how long in the competition. */
export function Who({ player, title, isAdmin }: Props) {
  const { playerCode, biblicalGem, clubName, teamName, state, country, pbeExperience } = player
  const location = [state, country].filter((part) => part !== null && part !== '').join(', ')
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Gem letter={biblicalGem} className="size-16 flex-none" />
      <div className="min-w-0 flex-1">
        <ScreenTitle title={title} className="font-display text-4xl font-semibold tracking-wider wrap-anywhere">
          <span className="sr-only">{title}, player code </span>
          {playerCode}
        </ScreenTitle>
        <p className="wrap-anywhere">
          {gemName(biblicalGem)} of {clubName}, {teamName}
          {isAdmin && ' · Administrator'}
        </p>
        <p className="text-muted flex flex-wrap items-center gap-x-4 text-base">
          {location !== '' && (
            <span className="flex items-center gap-1.5">
              <MapPin aria-hidden className="size-5 flex-none" />
              <span className="sr-only">Location: </span>
              {location}
            </span>
          )}
          {pbeExperience !== null && (
            <span className="flex items-center gap-1.5">
              <Medal aria-hidden className="size-5 flex-none" />
              <span className="sr-only">Experience: </span>
              {experienceLabels[pbeExperience]}
            </span>
          )}
        </p>
      </div>
    </header>
  )
}

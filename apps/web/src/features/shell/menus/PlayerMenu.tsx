import type { Player } from '@seraph/schema/http/players/players'
import ChevronDown from 'virtual:icons/chevron-down'
import LogOut from 'virtual:icons/log-out'

import { askLogout } from '../../../session/logoutQuestion.ts'
import { Gem } from '../../../ui/marks/Gem.tsx'
import { playerItems } from '../nav.ts'
import { NavMenu } from './NavMenu.tsx'

/** The player's code, which opens the player menu. */
export function PlayerMenu({ player }: { player: Player }) {
  return (
    <NavMenu
      face={
        <>
          <Gem letter={player.biblicalGem} className="size-6" />
          <span className="playercode text-ink font-bold">{player.playerCode}</span>
          <ChevronDown aria-hidden className="size-4 max-[24rem]:hidden" />
        </>
      }
      heading={`Player ${player.playerCode}`}
      entries={[...playerItems, { label: 'Logout', icon: LogOut, onChoose: askLogout }]}
    />
  )
}

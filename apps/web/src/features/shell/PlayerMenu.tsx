import type { Player } from '@seraph/schema/http/players'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { Gem } from '../../ui/Gem.tsx'

const load = () => import('./PlayerMenuList.tsx')
const PlayerMenuList = lazy(() => load().then((module) => ({ default: module.PlayerMenuList })))

/** The player's code, which opens the player menu. What draws the menu is fetched when it is first wanted. */
export function PlayerMenu({ player }: { player: Player }) {
  const [isWanted, setIsWanted] = useState(false)
  const face = (
    <>
      <Gem letter={player.biblicalGem} className="size-6" />
      <span className="text-ink font-bold">{player.playerCode}</span>
      <ChevronDown aria-hidden className="size-4" />
    </>
  )
  const button = (
    <button
      type="button"
      className="toplink"
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      {face}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <PlayerMenuList heading={player.playerCode} face={face} />
    </Suspense>
  )
}

import { useEffect, useEffectEvent } from 'react'

import type { StudyClock } from '../../../activity/studyClock.ts'
import type { Game } from './game.ts'

/** Hands over the game with every change of its run, and with its time when the page is left. */
export function useKeepGame(game: Game, clock: StudyClock, onChange: (game: Game) => void): void {
  const keep = useEffectEvent((run: Game['run']) => onChange({ ...game, run, clock: clock.read() }))
  useEffect(() => keep(game.run), [game.run])
  const keepTime = useEffectEvent(() => onChange({ ...game, clock: clock.read() }))
  useEffect(() => {
    const leave = () => keepTime()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])
}

import type { EventRoom } from '@seraph/schema/http/eventRoom'
import { useEffect, useEffectEvent } from 'react'

import { readingMs } from '../../voice/readingMs.ts'

/** How long the marking is left to the graders, and the answer on the screens, where the event runs by itself. */
const markingMs = 10_000
const revealMs = 8_000

/** Moves the event on in the host's place while it `runs` by itself; the clock of the sheets is the server's. */
export function useAutoRun(
  runs: boolean,
  room: EventRoom,
  endsAt: number | undefined,
  onAdvance: (question: number) => void,
): void {
  const advance = useEffectEvent(onAdvance)
  const { phase, question } = room
  const waitMs =
    phase === 'read_1' || phase === 'read_2'
      ? readingMs(room.asked?.question ?? '')
      : phase === 'marking'
        ? markingMs
        : phase === 'reveal'
          ? revealMs
          : undefined
  useEffect(() => {
    if (!runs) return undefined
    const ms = phase === 'break' && endsAt !== undefined ? Math.max(0, endsAt - performance.now()) : waitMs
    if (ms === undefined) return undefined
    const timer = setTimeout(() => advance(question), ms)
    return () => clearTimeout(timer)
  }, [runs, phase, question, waitMs, endsAt])
}

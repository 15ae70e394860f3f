import type { ClientMessage } from '@seraph/schema/rooms/client'

/** What a host presses; each changes nothing when it comes twice. */
export type Press = Extract<ClientMessage, { type: 'move_on' | 'end_room' | 'assign_everyone' | 'assign_chapters' }>

/** How long a press waits for a line, in ms: later the host may want something else. */
export const pressPatienceMs = 10_000

/**
 * Sends a host's presses, and for some seconds again on every new line, in their order: a line that is lost may take a press along that
 * it had been given (rule 248). `isDone`: whether the room shows already what a press wanted. `onLapse`: one that no line took.
 */
export function keepPresses(ports: {
  send: (press: Press) => boolean
  isDone: (press: Press) => boolean
  onLapse: () => void
}): { press: (press: Press) => void; resume: () => void; stop: () => void } {
  const { send, isDone, onLapse } = ports
  type Kept = { press: Press; isSent: boolean; timer: ReturnType<typeof setTimeout> }
  let kept: Kept[] = []
  const lapse = (one: Kept) => {
    kept = kept.filter((other) => other !== one)
    if (!one.isSent) onLapse()
  }
  return {
    press(press) {
      const one: Kept = { press, isSent: send(press), timer: setTimeout(() => lapse(one), pressPatienceMs) }
      kept.push(one)
    },
    resume() {
      for (const one of kept) if (isDone(one.press) || send(one.press)) one.isSent = true
    },
    stop() {
      for (const { timer } of kept) clearTimeout(timer)
      kept = []
    },
  }
}

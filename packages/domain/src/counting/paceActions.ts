import { addSpan } from './spans.ts'
import type { Spans } from './spans.ts'

/** The longest time that the actions of one event can have taken, in milliseconds: 2 hours, as for study time (rule 19). */
const longestMs = 2 * 60 * 60 * 1000

/**
 * How many of an event's actions a person could do, the first ones first (rule 44): each takes its time out of what is free
 * between the action before and the event. Whoever stores an event does the same in SQL, over what is stored of the player.
 * @param event `at`: when it occurred; `since`: the login that it belongs
 * to (milliseconds since 1970); `needsMs`: the least time of each action.
 * @param busy the time that counted actions have taken already. An event that comes late finds its place between them.
 */
export function paceActions(
  event: { at: number; since: number; needsMs: readonly number[] },
  busy: Spans,
): { paced: number; busy: Spans } {
  const { at, since, needsMs } = event
  const before = busy.filter(([, end]) => end <= at).map(([, end]) => end)
  const after = busy.filter(([, end]) => end > at).map(([begin]) => begin)
  const upTo = Math.min(at, ...after)
  const freeMs = upTo - Math.max(since, at - longestMs, ...before)
  let takenMs = 0
  let paced = 0
  for (const needMs of needsMs) {
    if (takenMs + needMs > freeMs) break
    takenMs += needMs
    paced += 1
  }
  return { paced, busy: addSpan(busy, [upTo - takenMs, upTo]) }
}

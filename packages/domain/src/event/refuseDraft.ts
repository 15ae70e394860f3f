import type { EventState } from './eventState.ts'

/** How long after the deadline a sheet is still taken that was on its way, by the server's clock. */
export const graceMs = 250

/**
 * Why a scribe's sheet isn't taken, undefined where it is: `other_question`:
 * it is for another question than the one that is open; `not_open`: it isn't
 * open yet; `locked`: the time is over.
 */
export function refuseDraft(
  state: EventState,
  draft: { question: number; receivedAt: number },
): 'other_question' | 'not_open' | 'locked' | undefined {
  if (draft.question !== state.question) return 'other_question'
  if (state.phase !== 'answer' && state.phase !== 'locked') {
    const isBefore =
      state.phase === 'lobby' || state.phase === 'read_1' || state.phase === 'read_2' || state.phase === 'break'
    return isBefore ? 'not_open' : 'locked'
  }
  return draft.receivedAt <= (state.deadline ?? 0) + graceMs ? undefined : 'locked'
}

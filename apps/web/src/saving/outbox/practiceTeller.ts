import type { CountedNow } from '@seraph/schema/progress/countedNow'

export type PracticeReason = 'repeated' | 'tooFast'

/**
 * Decides what is told of work that was kept as practice (rule 44): each
 * reason once a visit and player, so that a round of the same questions isn't
 * told of at every answer. Returns the reason to tell, if any.
 */
export function openPracticeTeller(): (playerId: string, counted: CountedNow) => PracticeReason | undefined {
  const told = new Set<string>()
  return (playerId, counted) => {
    const reasons = (['tooFast', 'repeated'] as const).filter((reason) => counted[reason] > 0)
    const reason = reasons.find((one) => !told.has(`${playerId} ${one}`))
    if (reason !== undefined) told.add(`${playerId} ${reason}`)
    return reason
  }
}

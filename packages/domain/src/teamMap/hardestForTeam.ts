import { isMissed } from '../review/pickRound.ts'
import { unpackCard } from '../review/cards/packedCard.ts'
import type { MapQuestion, MemberCards } from './mapQuestion.ts'

/** A question by how many members were asked it, and how many have it now: missed no part of it the last time. */
export type HardQuestion = { id: string; asked: number; had: number }

/**
 * The questions that a team finds hardest now, at most `limit` (rule 223): those that the smallest share of the members who were
 * asked have now, the most asked
 * first of two alike. What all of them have is none.
 */
export function hardestForTeam(
  questions: Iterable<MapQuestion>,
  members: readonly MemberCards[],
  limit: number,
): HardQuestion[] {
  const found: HardQuestion[] = []
  for (const { id, parts } of questions) {
    const met = members
      .map((cards) => parts.map((part) => cards[id]?.[part]).filter((packed) => packed !== undefined))
      .map((packed) => packed.map(unpackCard))
      .filter((cards) => cards.length > 0)
    const had = met.filter((cards) => !isMissed(cards)).length
    if (had < met.length) found.push({ id, asked: met.length, had })
  }
  return found
    .toSorted(
      (one, other) =>
        one.had * other.asked - other.had * one.asked || other.asked - one.asked || (one.id < other.id ? -1 : 1),
    )
    .slice(0, limit)
}

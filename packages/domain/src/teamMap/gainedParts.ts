import { unpackCard } from '../review/cards/packedCard.ts'
import type { MapQuestion, MemberCards } from './mapQuestion.ts'

/**
 * How many parts a member has recalled for the first time since a moment (milliseconds since 1970), or again after they were
 * forgotten; not those missed since.
 */
export function gainedParts(questions: ReadonlyMap<string, MapQuestion>, cards: MemberCards, since: number): number {
  let gained = 0
  for (const [id, known] of Object.entries(cards))
    for (const part of questions.get(id)?.parts ?? []) {
      const packed = known[part]
      const recalled = packed === undefined ? undefined : unpackCard(packed).recalled
      if (recalled !== undefined && recalled.first >= since) gained += 1
    }
  return gained
}

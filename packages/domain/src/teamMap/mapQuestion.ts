import type { PackedCard } from '../review/cards/packedCard.ts'

/** A question as a team's map knows it: the places of the season's row of verses that it cites, and its parts' ids. */
export type MapQuestion = {
  id: string
  /** Its place in the season. */
  nth: number
  chapter: number
  points: number
  places: readonly number[]
  parts: readonly string[]
  /** The parts' numbers, in the same order. */
  numbers: readonly number[]
}

/** A member's cards as they are stored, by question and part. */
export type MemberCards = Readonly<Record<string, Readonly<Record<string, PackedCard>>>>

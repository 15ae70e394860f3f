import type { PackedCard } from './packedCard.ts'
import type { Remembered } from './reviewCard.ts'

/**
 * What is stored of a player's memory of a season, in rows as long as it has parts, so that thousands are gone through without
 * an object for each. Question `i` has the parts from `ends[i - 1]` (0 for the first) to `ends[i]`; each has its number
 * (`partNumber`), its stability in days, its last review and its first recall since it was last forgotten, in milliseconds
 * since 1970; 0 while it is forgotten.
 */
export type StoredMemory = {
  questions: string[]
  ends: number[]
  parts: number[]
  stability: number[]
  reviewedAt: number[]
  recalledAt: number[]
}

/** Of nothing. */
export function emptyMemory(): StoredMemory {
  return { questions: [], ends: [], parts: [], stability: [], reviewedAt: [], recalledAt: [] }
}

/** The number in a part's id: 2 of `p2`. */
export function partNumber(id: string): number {
  return Number(id.slice(1))
}

/** Adds a question with its packed cards, by the part's id. */
export function addQuestion(memory: StoredMemory, id: string, cards: Readonly<Record<string, PackedCard>>): void {
  for (const [part, packed] of Object.entries(cards)) {
    memory.parts.push(partNumber(part))
    memory.stability.push(packed[0] ?? 0)
    memory.reviewedAt.push(packed[2] ?? 0)
    memory.recalledAt.push(packed[5] ?? 0)
  }
  memory.questions.push(id)
  memory.ends.push(memory.parts.length)
}

/** The memory that packed cards by question and part are. */
export function storedMemoryOf(cards: Readonly<Record<string, Readonly<Record<string, PackedCard>>>>): StoredMemory {
  const memory = emptyMemory()
  for (const [id, parts] of Object.entries(cards)) addQuestion(memory, id, parts)
  return memory
}

/** Where a part of a question stands in the rows: between `from` and `to`, mostly at `likely`; -1 where it was never met. */
export function placeOf(
  { parts }: StoredMemory,
  part: number,
  { from, to, likely }: { from: number; to: number; likely: number },
): number {
  if (likely < to && parts[likely] === part) return likely
  for (let at = from; at < to; at += 1) if (parts[at] === part) return at
  return -1
}

/** What is remembered of the part at a place in the rows. */
export function rememberedAt({ stability, reviewedAt, recalledAt }: StoredMemory, at: number): Remembered {
  const [last = 0, first = 0] = [reviewedAt[at], recalledAt[at]]
  // A part that is recalled was reviewed last when it was recalled last.
  return { stability: stability[at] ?? 0, reviewedAt: last, recalled: first === 0 ? undefined : { first, last } }
}

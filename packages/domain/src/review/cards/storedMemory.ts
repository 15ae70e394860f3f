import type { PackedCard } from './packedCard.ts'
import type { Remembered } from './reviewCard.ts'

/**
 * What is stored of a player's memory of a season, in the bytes in which it is stored, so that thousands of parts are gone through
 * without an object or a copy of any. `records` has for each question, in turn, two bytes with how many of its parts were met, then
 * each of them: its number (`partNumber`) in four bytes, and in eight each its stability in days, its last review and its first
 * recall since it was last forgotten, in milliseconds since 1970; 0 while it is forgotten. `questions` are their ids; an empty one is
 * passed over.
 */
export type StoredMemory = { questions: readonly string[]; records: DataView }

type PackedCards = Readonly<Record<string, PackedCard>>

const countBytes = 2
/** How far a part's place is from that of the part before. */
export const partBytes = 28

/** Of nothing. */
export const emptyMemory: StoredMemory = { questions: [], records: new DataView(new ArrayBuffer(0)) }

/** The number in a part's id: 2 of `p2`. */
export function partNumber(id: string): number {
  return Number(id.slice(1))
}

/** Tells of each question its id, and from where to where its parts stand. */
export function eachQuestion(
  { questions, records }: StoredMemory,
  tell: (id: string, from: number, to: number) => void,
): void {
  let to = 0
  for (const id of questions) {
    const from = to + countBytes
    to = from + partBytes * records.getInt16(to)
    if (id !== '') tell(id, from, to)
  }
}

/** Where a part of a question stands between `from` and `to`; -1 where it was never met. */
export function placeOf({ records }: StoredMemory, part: number, from: number, to: number): number {
  for (let place = from; place < to; place += partBytes) if (records.getInt32(place) === part) return place
  return -1
}

/** The stability of the part at a place, in days. */
export function stabilityAt({ records }: StoredMemory, place: number): number {
  return records.getFloat64(place + 4)
}

/** When the part at a place was reviewed last. */
export function reviewedAt({ records }: StoredMemory, place: number): number {
  return records.getFloat64(place + 12)
}

/** When the part at a place was first recalled since it was last forgotten; 0 while it is forgotten. */
export function recalledAt({ records }: StoredMemory, place: number): number {
  return records.getFloat64(place + 20)
}

/** What is remembered of the part at a place. */
export function rememberedAt(memory: StoredMemory, place: number): Remembered {
  const [last, first] = [reviewedAt(memory, place), recalledAt(memory, place)]
  // A part that is recalled was reviewed last when it was recalled last.
  return {
    stability: stabilityAt(memory, place),
    reviewedAt: last,
    recalled: first === 0 ? undefined : { first, last },
  }
}

/** The memory with the packed cards of some questions, by the part's id, in place of what it had of those. */
export function withQuestions(memory: StoredMemory, cards: ReadonlyMap<string, PackedCards>): StoredMemory {
  if (cards.size === 0) return memory
  const { byteLength, byteOffset, buffer } = memory.records
  const parts = [...cards.values()].map((of) => Object.entries(of))
  const more = parts.reduce((bytes, { length }) => bytes + countBytes + partBytes * length, 0)
  const bytes = new Uint8Array(byteLength + more)
  bytes.set(new Uint8Array(buffer, byteOffset, byteLength))
  const records = new DataView(bytes.buffer)
  let at = byteLength
  for (const of of parts) {
    records.setInt16(at, of.length)
    at += countBytes
    for (const [part, [stability = 0, , reviewed = 0, , , recalled = 0]] of of) {
      records.setInt32(at, partNumber(part))
      records.setFloat64(at + 4, stability)
      records.setFloat64(at + 12, reviewed)
      records.setFloat64(at + 20, recalled)
      at += partBytes
    }
  }
  const others = memory.questions.map((id) => (cards.has(id) ? '' : id))
  return { questions: [...others, ...cards.keys()], records }
}

/** The memory that packed cards by question and part are. */
export function storedMemoryOf(cards: Readonly<Record<string, PackedCards>>): StoredMemory {
  return withQuestions(emptyMemory, new Map(Object.entries(cards)))
}

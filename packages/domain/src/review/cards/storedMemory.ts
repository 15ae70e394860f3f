import { findById } from './findById.ts'
import type { PackedCard } from './packedCard.ts'
import type { Remembered } from './reviewCard.ts'

/**
 * What is stored of a player's memory of a season, in the bytes in which it is stored, so that thousands of parts are gone through
 * without an object or a copy of any. `records` has for each question, in turn, two bytes with how many of its parts were met, then
 * each of them: its number (`partNumber`) in four bytes, and in eight each its stability in days, its last review and its first
 * recall since it was last forgotten, in milliseconds since 1970; 0 while it is forgotten. `ids` are the questions', in the same order,
 * with commas between them.
 */
export type StoredMemory = { ids: string; records: DataView }

type PackedCards = Readonly<Record<string, PackedCard>>

const countBytes = 2
/** How far a part's place is from that of the part before. */
export const partBytes = 28

/** Of nothing. */
export const emptyMemory: StoredMemory = { ids: '', records: new DataView(new ArrayBuffer(0)) }

/** The number in a part's id: 2 of `p2`. */
export function partNumber(id: string): number {
  return Number(id.slice(1))
}

/** Tells from where to where the parts of each question stand, by its id's own place in `ids`. */
export function eachRecord(
  { ids, records }: StoredMemory,
  tell: (from: number, to: number, idFrom: number, idTo: number) => void,
): void {
  let to = 0
  for (let id = 0; id < ids.length;) {
    const comma = ids.indexOf(',', id)
    const idTo = comma < 0 ? ids.length : comma
    const from = to + countBytes
    to = from + partBytes * records.getInt16(to)
    tell(from, to, id, idTo)
    id = idTo + 1
  }
}

/** Tells of each of these questions that is stored, and from where to where its parts stand. */
export function eachQuestion<Question>(
  memory: StoredMemory,
  questions: ReadonlyMap<string, Question>,
  tell: (question: Question, from: number, to: number) => void,
): void {
  const find = findById(questions)
  eachRecord(memory, (from, to, idFrom, idTo) => {
    const question = find(memory.ids, idFrom, idTo)
    if (question !== undefined) tell(question, from, to)
  })
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
  const { byteOffset, buffer } = memory.records
  const kept: { id: string; bytes: Uint8Array }[] = []
  eachRecord(memory, (from, to, idFrom, idTo) => {
    const id = memory.ids.slice(idFrom, idTo)
    if (cards.has(id)) return
    kept.push({ id, bytes: new Uint8Array(buffer, byteOffset + from - countBytes, to - from + countBytes) })
  })
  const all = [...kept, ...[...cards].map(([id, of]) => ({ id, bytes: recordOf(of) }))]
  const bytes = new Uint8Array(all.reduce((sum, one) => sum + one.bytes.length, 0))
  let at = 0
  for (const one of all) {
    bytes.set(one.bytes, at)
    at += one.bytes.length
  }
  return { ids: all.map(({ id }) => id).join(','), records: new DataView(bytes.buffer) }
}

function recordOf(cards: PackedCards): Uint8Array {
  const parts = Object.entries(cards)
  const record = new DataView(new ArrayBuffer(countBytes + partBytes * parts.length))
  record.setInt16(0, parts.length)
  for (const [nth, [part, [stability = 0, , reviewed = 0, , , recalled = 0]]] of parts.entries()) {
    const at = countBytes + partBytes * nth
    record.setInt32(at, partNumber(part))
    record.setFloat64(at + 4, stability)
    record.setFloat64(at + 12, reviewed)
    record.setFloat64(at + 20, recalled)
  }
  return new Uint8Array(record.buffer)
}

/** The memory that packed cards by question and part are. */
export function storedMemoryOf(cards: Readonly<Record<string, PackedCards>>): StoredMemory {
  return withQuestions(emptyMemory, new Map(Object.entries(cards)))
}

import { emptyMemory } from '@seraph/domain/review/cards/storedMemory'
import type { StoredMemory } from '@seraph/domain/review/cards/storedMemory'

const partBytes = 28

/** Reads what `packedMemory` selected, without the questions in `except`. */
export function unpackMemory(packed: string | null, except: { has: (question: string) => boolean }): StoredMemory {
  const memory = emptyMemory()
  if (packed === null) return memory
  const idsEnd = packed.indexOf(' ')
  const bytes = Buffer.from(packed.slice(idsEnd + 1), 'base64')
  const { questions, ends, parts, stability, reviewedAt, recalledAt } = memory
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  for (const id of packed.slice(0, idsEnd).split(',')) {
    const end = at + 2 + partBytes * view.getInt16(at)
    if (!except.has(id)) {
      for (let part = at + 2; part < end; part += partBytes) {
        parts.push(view.getInt32(part))
        stability.push(view.getFloat64(part + 4))
        reviewedAt.push(view.getFloat64(part + 12))
        recalledAt.push(view.getFloat64(part + 20))
      }
      questions.push(id)
      ends.push(parts.length)
    }
    at = end
  }
  return memory
}

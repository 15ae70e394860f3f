import { emptyMemory } from '@seraph/domain/review/storedMemory'
import type { StoredMemory } from '@seraph/domain/review/storedMemory'

const partBytes = 28

/** Reads what `packedMemory` selected, without the questions in `except`. */
export function unpackMemory(packed: string | null, except: { has: (question: string) => boolean }): StoredMemory {
  const memory = emptyMemory()
  if (packed === null) return memory
  const bytes = Buffer.from(packed, 'base64')
  const { questions, ends, parts, stability, reviewedAt, recalledAt } = memory
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  while (at < bytes.length) {
    const idEnd = at + 2 + view.getInt16(at)
    const id = bytes.toString('latin1', at + 2, idEnd)
    const end = idEnd + 2 + partBytes * view.getInt16(idEnd)
    if (!except.has(id)) {
      for (let part = idEnd + 2; part < end; part += partBytes) {
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

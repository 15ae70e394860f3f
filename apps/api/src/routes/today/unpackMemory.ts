import { emptyMemory } from '@seraph/domain/review/cards/storedMemory'
import type { StoredMemory } from '@seraph/domain/review/cards/storedMemory'

const countBytes = 2
const partBytes = 28

/**
 * Reads what `packedMemory` selected, without the questions in `except`. Its rows have their length from the beginning: growing took as
 * long as reading.
 */
export function unpackMemory(packed: string | null, except: { has: (question: string) => boolean }): StoredMemory {
  const memory = emptyMemory()
  if (packed === null) return memory
  const idsEnd = packed.indexOf(' ')
  const ids = packed.slice(0, idsEnd).split(',')
  const bytes = Buffer.from(packed.slice(idsEnd + 1), 'base64')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { questions, ends, parts, stability, reviewedAt, recalledAt } = memory
  const rows = [parts, stability, reviewedAt, recalledAt]
  for (const row of rows) row.length = (bytes.length - countBytes * ids.length) / partBytes
  let place = 0
  let at = 0
  for (const id of ids) {
    const end = at + countBytes + partBytes * view.getInt16(at)
    if (!except.has(id)) {
      for (let part = at + countBytes; part < end; part += partBytes) {
        parts[place] = view.getInt32(part)
        stability[place] = view.getFloat64(part + 4)
        reviewedAt[place] = view.getFloat64(part + 12)
        recalledAt[place] = view.getFloat64(part + 20)
        place += 1
      }
      questions.push(id)
      ends.push(place)
    }
    at = end
  }
  for (const row of rows) row.length = place
  return memory
}

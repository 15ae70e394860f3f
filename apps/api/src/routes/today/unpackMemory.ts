import { emptyMemory } from '@seraph/domain/review/cards/storedMemory'
import type { StoredMemory } from '@seraph/domain/review/cards/storedMemory'

/** Reads what `packedMemory` selected. */
export function unpackMemory(packed: string | null): StoredMemory {
  if (packed === null) return emptyMemory
  const idsEnd = packed.indexOf(' ')
  const bytes = Buffer.from(packed.slice(idsEnd + 1), 'base64')
  return {
    questions: packed.slice(0, idsEnd).split(','),
    records: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  }
}

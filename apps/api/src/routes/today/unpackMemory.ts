import type { PackedMemory } from '@seraph/db/queries/reviews/packedMemory'
import { emptyMemory } from '@seraph/domain/review/cards/storedMemory'
import type { StoredMemory } from '@seraph/domain/review/cards/storedMemory'

/** Reads what `joinPackedMemory` selected. */
export function unpackMemory({ ids, packed }: PackedMemory): StoredMemory {
  if (ids === null || packed === null) return emptyMemory
  const bytes = Buffer.from(packed, 'base64')
  return { ids, records: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
}

import type { Token } from '../../../read/tokenize.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { Slots } from '../../../assign/findSlots.ts'
import type { Pieces } from './findPiecesExchanged.ts'

/**
 * A question as the text that it would be with its answers put in: a piece for each part, of the words that only its clause has and those
 * of the part. Undefined where the question doesn't tell the parts apart. Read once for a question's slots; `parts`: each part's words as
 * it is expected.
 */
export function readAsPieces(slots: Slots, parts: readonly (readonly Token[])[]): Pieces | undefined {
  return ofSlots(slots)(parts)
}

const ofSlots = oncePer((slots: Slots) => {
  let known: { pieces: Pieces | undefined } | undefined
  return (parts: readonly (readonly Token[])[]): Pieces | undefined => {
    known ??= { pieces: read(slots, parts) }
    return known.pieces
  }
})

function read({ words }: Slots, parts: readonly (readonly Token[])[]): Pieces | undefined {
  if (words.filter((own) => own.length > 0).length < 2) return undefined
  const whole = words.map((own, part) => [...own, ...(parts[part] ?? []).filter(({ isStop }) => !isStop)])
  const places = new Map<string, Set<number>>()
  for (const [part, own] of whole.entries())
    for (const { stem } of own) places.set(stem, (places.get(stem) ?? new Set()).add(part))
  const text = whole.flat().map((token, index) => ({ ...token, index }))
  return { text, skipped: new Set(), pieces: [places] }
}

import type { Item } from '../read/split/items.ts'

/** Whether the next item tells what the one before is about ("the great decree, freeing the captives"). */
export function isExplainedAfter(next: Item | undefined, evidence: ReadonlySet<number>): boolean {
  const [first] = next?.tokens ?? []
  return (
    first !== undefined &&
    /^\s*,\s*$/.test(next?.joiner ?? '') &&
    /.ing$/.test(first.word) &&
    next?.tokens.some((token) => evidence.has(token.index)) === true
  )
}

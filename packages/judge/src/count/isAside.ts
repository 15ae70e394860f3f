import type { Item } from '../read/split/items.ts'

/** Whether an item goes on with an answer of several words in a sentence ("the pull of the moon and sun"), or describes the one before. */
export function isAside(
  item: Item,
  { items, isSentence }: { readonly items: readonly Item[]; readonly isSentence: boolean },
  evidence: ReadonlySet<number>,
): boolean {
  const before = items[item.at - 1]?.tokens.filter((token) => evidence.has(token.index)).length ?? 0
  if (/and/.test(item.joiner)) return before > 1 && (isSentence || hasComplement(items[item.at - 1], evidence))
  const isDescription =
    ['a', 'an', 'the'].includes(item.tokens[0]?.word ?? '') && item.tokens.some(({ word }) => word === 'of')
  return /^\s*,\s*$/.test(item.joiner) && before > 0 && isDescription
}

/** Whether the evidence in an item is a phrase with "of": what follows "and" may be a part of it. */
function hasComplement(item: Item | undefined, evidence: ReadonlySet<number>): boolean {
  const of = item?.tokens.findIndex(({ word }) => word === 'of') ?? -1
  return of >= 0 && item?.tokens.slice(of).some((token) => evidence.has(token.index)) === true
}

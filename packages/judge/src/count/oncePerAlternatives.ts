import type { Item } from '../read/split/items.ts'
import type { SurplusCase } from './surplusCase.ts'

/**
 * The wrong items, of each row of alternatives only the first where something outside the row earns a part: "signet rings and either
 * anklets or hats" names two things, and can't tell what the second is.
 */
export function oncePerAlternatives(
  wrong: readonly Item[],
  items: readonly Item[],
  { evidence }: SurplusCase,
): readonly Item[] {
  const rowOf = new Map<Item, number>()
  let row = 0
  for (const item of items) rowOf.set(item, item.at > 0 && /\bor\b|\/|\?/.test(item.joiner) ? row : ++row)
  const earning = new Set(
    items.flatMap((item) => (item.tokens.some(({ index }) => evidence.has(index)) ? (rowOf.get(item) ?? 0) : [])),
  )
  const isFirst = (item: Item, at: number): boolean =>
    wrong.findIndex((other) => rowOf.get(other) === rowOf.get(item)) === at
  return wrong.filter((item, at) => isFirst(item, at) || [...earning].every((own) => own === rowOf.get(item)))
}

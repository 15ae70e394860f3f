import type { Item } from '../read/split/items.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Whether an item ends a plain list of several answers that has all that is asked for before it ("Elijah, Moses and Isaiah"). */
export function isOneTooMany(
  item: Item,
  items: readonly Item[],
  { parts, evidence, lexicon, response }: SurplusCase,
): boolean {
  const { auxiliaries, phraseBreaks } = lexicon.language.words
  const others = items.filter(({ at }) => at !== item.at)
  return (
    parts.length > 1 &&
    item.at === items.length - 1 &&
    others.length === parts.length &&
    others.every(({ tokens }) => tokens.some(({ index }) => evidence.has(index))) &&
    item.tokens.every(({ word }) => !phraseBreaks.has(word)) &&
    response.tokens.every(({ word }) => !auxiliaries.has(word))
  )
}

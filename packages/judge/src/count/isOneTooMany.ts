import type { Item } from '../read/split/items.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Whether an item ends a plain list of several answers that has all that is asked for before it ("Elijah, Moses and Isaiah"). */
export function isOneTooMany(
  item: Item,
  items: readonly Item[],
  { parts, evidence, lexicon, response }: SurplusCase,
): boolean {
  const { auxiliaries, phraseBreaks } = lexicon.language.words
  if (parts.length < 2 || item.at !== items.length - 1 || items.length - 1 !== parts.length) return false
  const others = items.slice(0, -1)
  return (
    others.every(({ tokens }) => tokens.some(({ index }) => evidence.has(index))) &&
    item.tokens.every(({ word }) => !phraseBreaks.has(word)) &&
    response.tokens.every(({ word }) => !auxiliaries.has(word))
  )
}

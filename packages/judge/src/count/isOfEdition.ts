import type { Item } from '../read/split/items.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Whether an item belongs to the verse as another edition has it: it holds words of the verse, and no name or number beside them. */
export function isOfEdition({ tokens }: Item, { isFollowing, recited, lexicon }: SurplusCase): boolean {
  const others = tokens.filter(({ index }) => !recited.has(index))
  return (
    isFollowing &&
    others.length < tokens.length &&
    others.every(({ word, number }) => number === undefined && !lexicon.names.has(word))
  )
}

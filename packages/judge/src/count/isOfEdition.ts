import type { Item } from '../read/split/items.ts'
import type { SurplusCase } from './surplusCase.ts'

/**
 * Whether an item belongs to the verse as another edition has it: at least half of what it tells are words of the verse, and no name or
 * number stands beside them. An alternative ("or the Passover") is the child's own.
 */
export function isOfEdition({ tokens, joiner }: Item, { isFollowing, recited, lexicon }: SurplusCase): boolean {
  const telling = tokens.filter(({ isStop }) => !isStop)
  const others = telling.filter(({ index }) => !recited.has(index))
  return (
    isFollowing &&
    !/\bor\b/.test(joiner) &&
    others.length * 2 <= telling.length &&
    others.length < telling.length &&
    others.every(({ word, number }) => number === undefined && !lexicon.names.has(word))
  )
}

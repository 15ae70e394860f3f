import type { Item } from '../read/split/items.ts'
import type { Token } from '../read/tokenize.ts'
import type { SurplusCase } from './surplusCase.ts'

/**
 * Whether an item belongs to the verse as another edition has it: at least half of what it tells are words of the verse, and no name or
 * number stands beside them. An alternative ("or the Passover") is the child's own.
 */
export function isOfEdition(
  { tokens, joiner }: Item,
  { isFollowing, isSingle, recited, verse, lexicon }: SurplusCase,
): boolean {
  const telling = tokens.filter(({ isStop }) => !isStop)
  const isOfVerse = ({ stem }: Token): boolean =>
    !isSingle && (verse.has(stem) || (lexicon.mates.get(stem) ?? []).some((mate) => verse.has(mate.stem)))
  const others = telling.filter((token) => !recited.has(token.index) && !isOfVerse(token))
  return (
    isFollowing &&
    !/\bor\b/.test(joiner) &&
    others.length * 2 <= telling.length &&
    others.length < telling.length &&
    others.every(({ word, number }) => number === undefined && !lexicon.names.has(word))
  )
}

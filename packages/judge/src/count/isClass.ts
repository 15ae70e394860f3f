import type { Item } from '../read/split/items.ts'
import { classes } from '../language/english/words/describingNouns.ts'

/** Whether an item only says what kind of thing the answer is ("a kind of bird"). */
export function isClass({ tokens: [first, ...rest] }: Item): boolean {
  return ['a', 'an', 'the', 'some'].includes(first?.word ?? '') && rest.some((token) => classes.has(token.word))
}

import type { Item } from '../read/split/items.ts'
import type { SurplusCase } from './surplusCase.ts'

/** Whether an item names another than the one answer, and shares a word with it: "Mount Odrel and Mount Tobin". */
export function isOtherNamed({ tokens, joiner }: Item, touched: ReadonlySet<number>, subject: SurplusCase): boolean {
  const { isSingle, evidence, lexicon, asked, verse } = subject
  return (
    isSingle &&
    /and|&|\+/.test(joiner) &&
    tokens.every(({ index }) => !evidence.has(index)) &&
    tokens.some(({ index }) => touched.has(index)) &&
    tokens.some(
      ({ index, word, stem }) =>
        !touched.has(index) && lexicon.guarded.has(word) && !asked.echoes.has(stem) && !verse.has(stem),
    )
  )
}

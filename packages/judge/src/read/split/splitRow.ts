import type { Item } from './items.ts'

/** The fewest items that nothing but their beginning divides. */
const fewestItems = 4

/**
 * The items of a row that nothing divides but what each begins with: the same word ("no bread no salt no oil no wine"), or a word in "-ing"
 * ("baking bread singing dancing sleeping"). The row as it is where it has fewer than four.
 */
export function splitRow(items: readonly Item[]): readonly Item[] {
  const [whole, ...rest] = items
  const first = whole?.tokens[0]
  if (whole === undefined || first === undefined || rest.length > 0) return items
  const isDoing = (word: string): boolean => /...ing$/.test(word)
  const begins = whole.tokens.map(({ word }) => word === first.word || (isDoing(first.word) && isDoing(word)))
  if (begins.filter(Boolean).length < fewestItems) return items
  const starts = begins.flatMap((isStart, at) => (isStart ? [at] : []))
  return starts.map((start, at) => ({
    at,
    tokens: whole.tokens.slice(start, starts[at + 1]),
    joiner: at === 0 ? '' : ', ',
  }))
}

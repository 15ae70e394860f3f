import type { Token } from '../tokenize.ts'
import { cardinals, units } from '../words/numberWords.ts'

/** How many of a smaller unit make a larger one. */
const measures: readonly { readonly small: string; readonly large: string; readonly count: number }[] = [
  { small: 'month', large: 'year', count: 12 },
  { small: 'day', large: 'year', count: 365 },
  { small: 'week', large: 'year', count: 52 },
  { small: 'day', large: 'week', count: 7 },
  { small: 'hour', large: 'day', count: 24 },
  { small: 'minute', large: 'hour', count: 60 },
]
const wordOf = new Map([...cardinals].map(([word, value]) => [value, word]))

/**
 * The tokens with each measure in the unit that is expected, where that
 * is larger and the number comes out whole ("36 months" is three years).
 */
export function inUnits(tokens: readonly Token[], expected: ReadonlySet<string>): readonly Token[] {
  const changed = new Map<number, Token>()
  for (const token of tokens) {
    const unit = tokens[token.index + 1]
    const small = units.get(unit?.word ?? '')
    const measure = measures.find((one) => one.small === small && expected.has(one.large) && !expected.has(one.small))
    if (unit === undefined || measure === undefined || token.number === undefined || token.number.isOrdinal) continue
    const value = token.number.value / measure.count
    if (!Number.isInteger(value)) continue
    changed.set(token.index, {
      ...token,
      word: wordOf.get(value) ?? String(value),
      stem: `#${value}`,
      number: { value, isOrdinal: false },
    })
    changed.set(unit.index, { ...unit, word: measure.large, stem: measure.large })
  }
  return changed.size === 0 ? tokens : tokens.map((token) => changed.get(token.index) ?? token)
}

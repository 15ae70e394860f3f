import type { Language } from '../../language/Language.ts'
import { oncePer } from '../oncePer.ts'
import type { Token } from '../tokenize.ts'

/** Larger units that are another word for a number of smaller ones, rather than a measure of their own. */
const round = new Set(['decade', 'century'])
/** The word for each number. */
const wordsOf = oncePer(({ cardinals }: Language) => new Map([...cardinals].map(([word, value]) => [value, word])))

/**
 * The tokens with each measure in the unit that is expected, where the number
 * comes out whole ("36 months" is three years, "seven decades" are seventy).
 */
export function inUnits(tokens: readonly Token[], expected: ReadonlySet<string>, language: Language): readonly Token[] {
  const { measures, units } = language
  const changed = new Map<number, Token>()
  for (const token of tokens) {
    const unit = tokens[token.index + 1]
    const said = units.get(unit?.word ?? '')
    if (unit === undefined || said === undefined || expected.has(said)) continue
    const measure = measures.find(
      ({ small, large }) =>
        (small === said && expected.has(large)) || (round.has(large) && large === said && expected.has(small)),
    )
    if (measure === undefined || token.number === undefined || token.number.isOrdinal) continue
    const isSmall = measure.small === said
    const value = isSmall ? token.number.value / measure.count : token.number.value * measure.count
    const other = isSmall ? measure.large : measure.small
    if (!Number.isInteger(value)) continue
    changed.set(token.index, {
      ...token,
      word: wordsOf(language).get(value) ?? String(value),
      stem: `#${value}`,
      number: { value, isOrdinal: false },
    })
    changed.set(unit.index, { ...unit, word: other, stem: other })
  }
  return changed.size === 0 ? tokens : tokens.map((token) => changed.get(token.index) ?? token)
}

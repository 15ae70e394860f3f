import type { Language } from '../../language/Language.ts'
import { oncePer } from '../oncePer.ts'
import type { Token } from '../tokenize.ts'

/** The word for each number. */
const wordsOf = oncePer(({ cardinals }: Language) => new Map([...cardinals].map(([word, value]) => [value, word])))

/**
 * The tokens with each measure in the unit that is expected, where that
 * is larger and the number comes out whole ("36 months" is three years).
 */
export function inUnits(tokens: readonly Token[], expected: ReadonlySet<string>, language: Language): readonly Token[] {
  const { measures, units } = language
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
      word: wordsOf(language).get(value) ?? String(value),
      stem: `#${value}`,
      number: { value, isOrdinal: false },
    })
    changed.set(unit.index, { ...unit, word: measure.large, stem: measure.large })
  }
  return changed.size === 0 ? tokens : tokens.map((token) => changed.get(token.index) ?? token)
}

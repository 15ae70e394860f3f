import type { NumberValue, RawWord } from '../WordLanguage.ts'
import { spanishCardinals, spanishMultipliers, spanishOrdinals, spanishUnits } from './numberTables.ts'

/** After these "uno" is nobody's number. */
const pronounBefore = new Set('cada el los la las alguno ninguno este ese otro'.split(' '))

/**
 * Reads the number that begins at a word, if one does: digits, ordinals ("3o"), number words with "y", hundreds and thousands.
 * "Un" and "una" count alone, before a unit of measure and before "mil"; else they are articles.
 */
export function readSpanishNumber(
  words: readonly RawWord[],
  at: number,
): (NumberValue & { length: number }) | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  const [digits, value, ending] = /^(\d{1,15})(er|[rdtvmn]?[oa])?$/.exec(first.word) ?? []
  if (digits !== undefined) {
    const factor = spanishMultipliers.get(words[at + 1]?.word ?? '')
    if (factor !== undefined && ending === undefined)
      return { value: Number(value) * factor, isOrdinal: false, length: 2 }
    return { value: Number(value), isOrdinal: ending !== undefined, length: 1 }
  }
  const next = words[at + 1]?.word ?? ''
  const isArticle = first.word === 'un' || first.word === 'una'
  if (isArticle && words.length > 1 && !spanishUnits.has(next) && !spanishMultipliers.has(next)) return undefined
  if (first.word === 'uno' && pronounBefore.has(words[at - 1]?.word ?? '')) return undefined
  const ordinal = spanishOrdinals.get(first.word)
  return ordinal === undefined ? readWords(words, at) : { value: ordinal, isOrdinal: true, length: 1 }
}

function readWords(words: readonly RawWord[], at: number): (NumberValue & { length: number }) | undefined {
  let total = 0
  let group = 0
  /** What the next word has to be less than: a hundred after hundreds, nothing after units. */
  let below = Number.POSITIVE_INFINITY
  let next = at
  for (; next < words.length; next++) {
    const current = words[next]
    if (current === undefined || (next > at && !/^[\s-]*$/.test(current.gap))) break
    const value = spanishCardinals.get(current.word)
    const factor = spanishMultipliers.get(current.word)
    if (factor !== undefined && below > 0) {
      total += (group === 0 ? 1 : group) * factor
      group = 0
      below = factor
    } else if (factor !== undefined && group > 0) {
      total += group * factor
      group = 0
      below = factor
    } else if (current.word === 'y' && isTens(words[next - 1]) && isUnit(words[next + 1])) {
      below = 10
    } else if (value !== undefined && value < below) {
      group += value
      below = value >= 100 ? 100 : 0
    } else break
  }
  return next === at ? undefined : { value: total + group, isOrdinal: false, length: next - at }
}

function isTens(word: RawWord | undefined): boolean {
  const value = spanishCardinals.get(word?.word ?? '') ?? 0
  return value >= 10 && value < 100 && value % 10 === 0
}

function isUnit(word: RawWord | undefined): boolean {
  const value = spanishCardinals.get(word?.word ?? '') ?? 0
  return value > 0 && value < 10
}

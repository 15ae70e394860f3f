import type { NumberValue, RawWord } from '../../WordLanguage.ts'
import { cardinals, multipliers, ordinals } from '../words/numberWords.ts'
import { stopWords } from '../words/stopWords.ts'

const pronounBefore = new Set(
  'no the every any each some which that this holy mighty shining another little evil wicked'.split(' '),
)

/** Words after which a closing "one" counts ("seven and one", "only one"). */
const countedAfter = new Set(
  'and or but only just is was are were be than about exactly of by for to with at in'.split(' '),
)

/**
 * Reads the number that begins at a word, if one does: digits, ordinals (3rd), number words with hundreds and thousands.
 * `length` is how many words it takes. "One" counts only before a noun or alone ("one day", not "the Holy One").
 */
export function readNumber(words: readonly RawWord[], at: number): (NumberValue & { length: number }) | undefined {
  const first = words[at]
  if (first === undefined) return undefined
  const digits = readDigits(first.word)
  if (digits !== undefined) return withMultiplier(words, at, digits)
  if (first.word === 'one' && isPronoun(words, at)) return undefined
  return readWords(words, at)
}

function readDigits(word: string): NumberValue | undefined {
  const match = /^(\d{1,15})(st|nd|rd|th)?$/.exec(word)
  return match === null ? undefined : { value: Number(match[1]), isOrdinal: match[2] !== undefined }
}

function withMultiplier(words: readonly RawWord[], at: number, number: NumberValue): NumberValue & { length: number } {
  const factor = multipliers.get(words[at + 1]?.word ?? '')
  if (factor === undefined) return { ...number, length: 1 }
  return { value: number.value * factor, isOrdinal: false, length: 2 }
}

function isPronoun(words: readonly RawWord[], at: number): boolean {
  const before = words[at - 1]?.word ?? ''
  if (pronounBefore.has(before) || (before === 'only' && words[at - 2]?.word === 'the')) return true
  const next = words[at + 1]
  if (next?.word === 'or' && cardinals.has(words[at + 2]?.word ?? '')) return false
  if (next === undefined || /[.,;!?\n]/.test(next.gap))
    return words.length > 1 && at > 0 && !/[.,;!?\n]/.test(words[at]?.gap ?? '') && !countedAfter.has(before)
  return stopWords.has(next.word) && !multipliers.has(next.word) && next.word !== 'and'
}

function readWords(words: readonly RawWord[], at: number): (NumberValue & { length: number }) | undefined {
  let total = 0
  let group = 0
  let last = Number.POSITIVE_INFINITY
  let next = at
  for (; next < words.length; next++) {
    const current = words[next]
    if (current === undefined || (next > at && !/^[\s-]*$/.test(current.gap))) break
    const ordinal = ordinals.get(current.word)
    if (ordinal !== undefined && ordinal < last)
      return { value: total + group + ordinal, isOrdinal: true, length: next - at + 1 }
    const factor = multipliers.get(current.word)
    const value = cardinals.get(current.word)
    const follows = words[next + 1]?.word ?? ''
    if (factor !== undefined && (next > at || total + group > 0)) {
      if (factor === 100) group *= 100
      else {
        total += group * factor
        group = 0
      }
      last = factor
    } else if (value !== undefined && value < last && !(value >= 10 && last <= 99)) {
      group += value
      last = value < 20 ? 1 : 10
    } else if (current.word === 'a' && next === at && multipliers.has(follows)) {
      group = 1
      last = 10
    } else if (current.word === 'and' && last >= 100 && Number.isFinite(last) && cardinals.has(follows)) {
      continue
    } else break
  }
  if (next === at) return undefined
  return { value: total + group, isOrdinal: false, length: next - at }
}

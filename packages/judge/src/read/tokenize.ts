import { foldWord } from '../clean/foldWord.ts'
import { englishWords } from '../language/english/englishWords.ts'
import type { NumberValue, RawWord, WordLanguage } from '../language/WordLanguage.ts'
import { oncePer } from './oncePer.ts'

/** A word or number of a text. */
export type Token = {
  /** Its place among the tokens of its text. */
  readonly index: number
  /** As it was written. */
  readonly raw: string
  /** Folded to lower case ASCII, without a possessive ending. */
  readonly word: string
  readonly stem: string
  readonly number: NumberValue | undefined
  /** What stands between the token before and this one. */
  readonly gap: string
  readonly isStop: boolean
  readonly isCapital: boolean
}

/** A word with its possessive ending, which is a bare apostrophe before a noun ("Jesus' disciples"). */
const wordPattern = /[\p{L}\p{N}]+(?:'\p{L}+|(?<=s)'(?= \p{L}))?/gu

/** Cuts a cleaned text of a language into words and numbers; punctuation and emoji stay only as gaps. */
export function tokenize(text: string, language: WordLanguage = englishWords): readonly Token[] {
  const words = rawWords(language.plain(text), language)
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const first = words[at]
    if (first === undefined) break
    const number = language.readNumber(words, at)
    const phrasal = number === undefined ? language.phrases.get(first.word)?.get(adjoining(words[at + 1])) : undefined
    const length = number?.length ?? (phrasal === undefined ? 1 : 2)
    const raw = words
      .slice(at, at + length)
      .map((word) => word.raw)
      .join(' ')
    tokens.push({
      index: tokens.length,
      raw,
      word: phrasal ?? first.word,
      stem: number === undefined ? language.stem(phrasal ?? first.word) : stemOf(number),
      number,
      gap: first.gap,
      isStop: number === undefined && phrasal === undefined && language.isStop(first),
      isCapital: /^\p{Lu}/u.test(raw),
    })
    at += length
  }
  return tokens.map((token) => (isDayOfMonth(tokens, token, language) ? asCounted(token) : token))
}

function stemOf({ value, isOrdinal }: NumberValue): string {
  return `#${value}${isOrdinal ? 'th' : ''}`
}

/** A word that nothing but a space divides from the one before. */
function adjoining(word: RawWord | undefined): string {
  return word !== undefined && /^\s*$/.test(word.gap) ? word.word : ''
}

/** Whether an ordinal is the day of a month: "June 21st" is June 21. */
function isDayOfMonth(tokens: readonly Token[], { number, index }: Token, { of, months }: WordLanguage): boolean {
  if (number?.isOrdinal !== true || number.value > 31) return false
  const after = of.has(tokens[index + 1]?.word ?? '') ? tokens[index + 2] : tokens[index + 1]
  return [tokens[index - 1], after].some((beside) => beside !== undefined && months.has(beside.word))
}

function asCounted(token: Token): Token {
  const value = token.number?.value ?? 0
  return { ...token, stem: `#${value}`, number: { value, isOrdinal: false } }
}

/** Whether a word says whose something is ("John's", "Jesus'"). */
export function isPossessive(token: Token | undefined): boolean {
  return /'s?$/i.test(token?.raw ?? '')
}

/** The tokens that can be evidence. */
export function contentTokens(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => !token.isStop)
}

function rawWords(text: string, language: WordLanguage): readonly RawWord[] {
  const found: RawWord[] = []
  const wordOf = spellerOf(language)
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0]
    found.push({ raw, word: wordOf(raw), gap: text.slice(end, match.index) })
    end = match.index + raw.length
  }
  return found
}

/**
 * So many words are remembered as they are folded, and none longer than this, in characters: of it the engine would keep the whole text
 * that it is cut from.
 */
const spellingLimit = 20_000
const longestKnown = 12

const spellerOf = oncePer((language: WordLanguage) => {
  const known = new Map<string, string>()
  return (raw: string): string => {
    const found = known.get(raw)
    if (found !== undefined) return found
    const word = language.spell(foldWord(raw.replace(/'s$/i, '')))
    if (raw.length > longestKnown) return word
    if (known.size >= spellingLimit) known.clear()
    known.set(raw, word)
    return word
  }
})

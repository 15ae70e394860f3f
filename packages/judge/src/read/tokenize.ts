import { stemmer } from 'stemmer'

import { foldWord } from '../clean/foldWord.ts'
import { baseForms } from './words/irregularForms.ts'
import { months } from './words/numberWords.ts'
import { plainNumbers } from './numbers/plainNumbers.ts'
import { spellNumber } from './numbers/numberSpelling.ts'
import { readNumber } from './numbers/readNumber.ts'
import type { NumberValue, RawWord } from './numbers/readNumber.ts'
import { phrasalVerbs } from './words/phrasalVerbs.ts'
import { stopWords } from './words/stopWords.ts'

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
/** Words whose stem is another word's: the gods of the nations are not God in the plural, nor is a university the universe. */
const unstemmed = new Set('gods generous generously university police policy news organ important'.split(' '))
const stems = new Map<string, string>()

/** Cuts a cleaned text into words and numbers; punctuation and emoji stay only as gaps. */
export function tokenize(text: string): readonly Token[] {
  const words = rawWords(plain(text))
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const first = words[at]
    if (first === undefined) break
    const number = readNumber(words, at)
    const phrasal = number === undefined ? phrasalVerbs.get(first.word)?.get(adjoining(words[at + 1])) : undefined
    const length = number?.length ?? (phrasal === undefined ? 1 : 2)
    const raw = words
      .slice(at, at + length)
      .map((word) => word.raw)
      .join(' ')
    tokens.push({
      index: tokens.length,
      raw,
      word: phrasal ?? first.word,
      stem: number === undefined ? stemOf(phrasal ?? first.word) : `#${number.value}${number.isOrdinal ? 'th' : ''}`,
      number,
      gap: first.gap,
      isStop: number === undefined && phrasal === undefined && isStopWord(first),
      isCapital: /^\p{Lu}/u.test(raw),
    })
    at += length
  }
  return tokens.map((token) => (isDayOfMonth(tokens, token) ? asCounted(token) : token))
}

/** A word that nothing but a space divides from the one before. */
function adjoining(word: RawWord | undefined): string {
  return word !== undefined && /^\s*$/.test(word.gap) ? word.word : ''
}

/** Whether an ordinal is the day of a month: "June 21st" is June 21. */
function isDayOfMonth(tokens: readonly Token[], { number, index }: Token): boolean {
  if (number?.isOrdinal !== true || number.value > 31) return false
  const after = tokens[index + 1]?.word === 'of' ? tokens[index + 2] : tokens[index + 1]
  return [tokens[index - 1], after].some((beside) => beside !== undefined && months.has(beside.word))
}

function asCounted(token: Token): Token {
  const value = token.number?.value ?? 0
  return { ...token, stem: `#${value}`, number: { value, isOrdinal: false } }
}

/** "Gods voice": God's, where no plural stands before it. */
const godsOwn =
  /(?<!\b(?:the|other|their|his|her|our|your|foreign|false|fake|these|those|all|no|many|two|of|strange|any) )\b(god|yahweh)s(?= (?!the\b|a\b|of\b|and\b|or\b|in\b|that\b|who\b|which\b|before\b|are\b|were\b|but\b|is\b|as\b|from\b|to\b|with\b|made\b|by\b|on\b)\p{L})/giu

/** One apostrophe, numbers in full and without commas, no verse's numbers, initials run together, "no one" as one word. */
function plain(text: string): string {
  return plainNumbers(text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1'))
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\bno[ -]one\b/gi, 'nobody')
    .replace(/\b(?:but |and )?(?:nobody|nothing) else\b/gi, ' ')
    .replace(godsOwn, "$1's")
    .replace(/(?<![\p{L}\p{N}])(\p{Lu})\.\s?(?=\p{Lu}\b)/gu, '$1')
}

/** Whether a word says whose something is ("John's", "Jesus'"). */
export function isPossessive(token: Token | undefined): boolean {
  return /'s?$/i.test(token?.raw ?? '')
}

/** The tokens that can be evidence. */
export function contentTokens(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token) => !token.isStop)
}

function rawWords(text: string): readonly RawWord[] {
  const found: RawWord[] = []
  let end = 0
  for (const match of text.matchAll(wordPattern)) {
    const raw = match[0]
    found.push({ raw, word: spellNumber(foldWord(raw.replace(/'s$/i, ''))), gap: text.slice(end, match.index) })
    end = match.index + raw.length
  }
  return found
}

/** Whether a word is a stop word; "ill" is one only as "I'll". */
function isStopWord({ raw, word }: RawWord): boolean {
  return stopWords.has(word) && (word !== 'ill' || raw.includes("'"))
}

/** The base form of a word that changes irregularly; "womens" is "women's" without its apostrophe. */
function baseOf(word: string): string {
  return baseForms.get(word) ?? (word.endsWith('ens') ? baseForms.get(word.slice(0, -1)) : undefined) ?? word
}

function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]+$/.test(word) && !unstemmed.has(word) ? stemmer(baseOf(word)) : word
  if (stems.size > 20_000) stems.clear()
  stems.set(word, stem)
  return stem
}

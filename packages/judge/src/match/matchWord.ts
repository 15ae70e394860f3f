import { editDistance } from './editDistance.ts'
import type { Language } from '../language/Language.ts'
import type { Sound } from '../language/Sound.ts'
import type { CompiledLexicon } from '../read/lexicon.ts'
import type { Token } from '../read/tokenize.ts'

/** How well a word stands for another, from 1 (the same) to 0 (not at all); from `stemQuality` on it is the word itself in another form. */
export type WordQuality = number

export const stemQuality: WordQuality = 0.95
const derivedQuality: WordQuality = 0.85
const spellingQuality: WordQuality = 0.8
/** The letters that two stems of one word family share at least. */
const fewestShared = 5
/** The longest prefix that makes an opposite of a word, and the shortest word that has one. */
const longestPrefix = 3
const shortestOpposed = 3
/** The shortest word that has a misspelling. */
const shortestMisspelt = 3
/** The edits that make a misspelling of a word: none up to the first length, one up to the second, two up to the third, else three. */
const lengthsByEdits = [3, 5, 8]
/** The share of a word's letters that may differ where both read aloud alike. */
const soundShare = 0.5
/** From this length on one edit may be in the first letter. */
const longEnoughForFirst = 6

/** What was found of pairs of words, for the same ones are compared for every wording. */
const compared = new WeakMap<CompiledLexicon, Map<string, Map<string, WordQuality>>>()
/**
 * How many expected words are remembered, which a season has some thousands
 * of, and how many given ones with each: with both full, some ten megabytes.
 */
const expectedLimit = 2500
const givenLimit = 100

/**
 * How well a word of the response stands for an expected one: the same word or number, the same stem, a people for its land, a derived
 * form, or a misspelling (rule 62). Numbers, other known names and other everyday words are never misspellings.
 */
export function matchWord(expected: Token, given: Token, lexicon: CompiledLexicon): WordQuality {
  const told = matchAtOnce(expected, given, lexicon)
  if (told !== undefined) return told
  const known = comparedWith(expected.word, lexicon)
  const found = known.get(given.word)
  if (found !== undefined) return found
  const quality = compareForms(expected, given, lexicon)
  if (known.size >= givenLimit) known.clear()
  known.set(given.word, quality)
  return quality
}

/** The same for who remembers what is found. */
export function matchNewWord(expected: Token, given: Token, lexicon: CompiledLexicon): WordQuality {
  return matchAtOnce(expected, given, lexicon) ?? compareForms(expected, given, lexicon)
}

/** How well a word stands for an expected one where neither forms nor spellings need be compared to tell. */
function matchAtOnce(expected: Token, given: Token, lexicon: CompiledLexicon): WordQuality | undefined {
  const { language } = lexicon
  if (expected.number !== undefined && given.number === undefined)
    return language.numberSounds.get(expected.number.value)?.includes(given.word) === true && !expected.number.isOrdinal
      ? spellingQuality
      : 0
  if (expected.number !== undefined || given.number !== undefined) return numberQuality(expected, given)
  if (expected.word === given.word) return 1
  if (areOpposites(expected.word, given.word, language)) return 0
  const unit = language.units.get(expected.word)
  if (unit !== undefined && unit === language.units.get(given.word)) return 1
  if (expected.stem === given.stem) return stemQuality
  return isFar(expected.word, given.word, language.sound) ? 0 : undefined
}

/** Whether two words begin otherwise, for eye and ear, and are of unlike length: most pairs are told apart by that alone. */
function isFar(expected: string, given: string, { openingOf }: Sound): boolean {
  return Math.abs(expected.length - given.length) > 2 && (openingOf(expected) & openingOf(given)) === 0
}

function comparedWith(expected: string, lexicon: CompiledLexicon): Map<string, WordQuality> {
  let byWord = compared.get(lexicon)
  if (byWord === undefined) compared.set(lexicon, (byWord = new Map<string, Map<string, WordQuality>>()))
  const known = byWord.get(expected)
  if (known !== undefined) return known
  const made = new Map<string, WordQuality>()
  if (byWord.size >= expectedLimit) byWord.clear()
  byWord.set(expected, made)
  return made
}

/** How well two words that share no stem stand for one another, by their endings or as a misspelling. */
function compareForms(expected: Token, given: Token, lexicon: CompiledLexicon): WordQuality {
  const { language } = lexicon
  const { peopleRoot } = language
  const isSameStart = expected.word.slice(0, 3) === given.word.slice(0, 3)
  if (isSameStart && peopleRoot(expected.word) === peopleRoot(given.word)) return stemQuality
  const isName = lexicon.names.has(expected.word) || lexicon.names.has(given.word)
  if (!isName && isDerived(expected.stem, given.stem, language)) return derivedQuality
  const [one, other] = [singular(expected.word), singular(given.word)]
  const isPlural = one !== expected.word || other !== given.word
  const isSpelling =
    isMisspelt(expected.word, given.word, lexicon) ||
    (isPlural &&
      !isOtherPlural(expected.word, given.word, language) &&
      !lexicon.guarded.has(given.word) &&
      isMisspelt(one, other, lexicon)) ||
    isMisspeltStem(expected, given, lexicon) ||
    isMisspeltPeople(expected.word, given.word, lexicon)
  return isSpelling ? spellingQuality : 0
}

/** "Fassted" for fast, "heeled" for heal: the stem is misspelt, and the ending is another one. */
function isMisspeltStem(expected: Token, given: Token, { language, guarded }: CompiledLexicon): boolean {
  if (!/(?:ed|ing|s)$/.test(given.word) || !given.word.startsWith(given.stem) || guarded.has(given.word)) return false
  if (language.isEveryday(given.word))
    return expected.word.endsWith(given.word.slice(-2)) && language.areHomophones(expected.stem, given.stem)
  return areSameButDoubles(expected.stem, given.stem)
}

/** A number that ranks may be said as one that counts ("3" for the third hour), never the other way round. */
function numberQuality({ number: expected }: Token, { number: given }: Token): WordQuality {
  if (expected === undefined || given === undefined || expected.value !== given.value) return 0
  if (expected.isOrdinal === given.isOrdinal) return 1
  return expected.isOrdinal ? derivedQuality : 0
}

function areOpposites(a: string, b: string, { opposite }: Language): boolean {
  return (
    (a.length > b.length && a.endsWith(b) && opposite.test(a) && isPrefixOnly(a, b)) ||
    (b.length > a.length && b.endsWith(a) && opposite.test(b) && isPrefixOnly(b, a))
  )
}

function isPrefixOnly(longer: string, shorter: string): boolean {
  return longer.length - shorter.length <= longestPrefix && shorter.length >= shortestOpposed
}

function isMisspeltPeople(expected: string, given: string, lexicon: CompiledLexicon): boolean {
  const { peopleRoot } = lexicon.language
  const [land, people] = [peopleRoot(expected), peopleRoot(given)]
  return land !== expected && people !== given && !lexicon.names.has(given) && isMisspelt(land, people, lexicon)
}

/** Whether two stems are of one word family: they share five letters, and what remains are endings. */
export function isDerived(a: string, b: string, { ending }: Language): boolean {
  let shared = 0
  while (shared < a.length && shared < b.length && a[shared] === b[shared]) shared++
  return shared >= fewestShared && ending.test(a.slice(shared)) && ending.test(b.slice(shared))
}

/** Whether an everyday word in the plural stands for one in the singular: "pieces" is no spelling of "peace". */
function isOtherPlural(expected: string, given: string, { isEveryday }: Language): boolean {
  return singular(expected) === expected && singular(given) !== given && isEveryday(given)
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

function isMisspelt(expected: string, given: string, lexicon: CompiledLexicon): boolean {
  if (expected === given) return true
  if (lexicon.guarded.has(given)) return false
  const { language } = lexicon
  if (areSameButDoubles(expected, given) && !language.isEveryday(given)) return true
  if (expected.length < shortestMisspelt || given.length < shortestMisspelt) return false
  if (areOpposites(expected, given, language)) return false
  if (language.areHomophones(expected, given)) return true
  if (language.isEveryday(given)) return false
  const distance = spellingDistance(expected, given, language.sound)
  return distance !== undefined && !isNearerToAnotherName(expected, given, distance, lexicon)
}

/** The edits between a word and its misspelling, undefined where they are too many for one. */
function spellingDistance(expected: string, given: string, sound: Sound): number | undefined {
  const isWithoutH = given[0] !== 'h' && expected[0] === 'h' && withoutFirstH(expected) !== expected
  if (isWithoutH) {
    const rest = withoutFirstH(expected)
    const distance = rest === given ? 0 : spellingDistance(rest, given, sound)
    return distance === undefined ? undefined : distance + 1
  }
  const byLetter = editsOf(expected)
  const isSameStart = expected[0] === given[0]
  if (byLetter > 0 && (isSameStart || expected.length >= longEnoughForFirst)) {
    const letters = editDistance(expected, given, isSameStart ? byLetter : 1)
    if (letters <= byLetter && (isSameStart || letters === 1)) return letters
  }
  const bySound = byLetter === 0 ? 1 : Math.ceil(expected.length * soundShare)
  if (Math.abs(expected.length - given.length) > bySound + 1 || !soundsAlike(expected, given, sound)) return undefined
  const distance = Math.min(
    editDistance(expected, given, bySound),
    editDistance(withoutSilentE(expected), withoutSilentE(given), bySound),
  )
  return distance <= bySound ? distance : undefined
}

/** How many edits make a misspelling of a word. */
function editsOf({ length }: string): number {
  let edits = 0
  for (const longest of lengthsByEdits) if (length > longest) edits++
  return edits
}

/** Whether two words are one where a letter that stands twice in a row counts once: "Arr" reads aloud as Ar. */
function areSameButDoubles(a: string, b: string): boolean {
  let [at, beside] = [0, 0]
  while (at < a.length && beside < b.length) {
    const letter = a.charCodeAt(at)
    if (letter !== b.charCodeAt(beside)) return false
    while (a.charCodeAt(at) === letter) at++
    while (b.charCodeAt(beside) === letter) beside++
  }
  return at === a.length && beside === b.length
}

/** A word without an "h" before its first vowel, which some don't say: "erbs". */
function withoutFirstH(word: string): string {
  return word.length > shortestMisspelt && /^h[aeiou]/.test(word) ? word.slice(1) : word
}

function withoutSilentE(word: string): string {
  return word.length > 2 && word.endsWith('e') ? word.slice(0, -1) : word
}

function isNearerToAnotherName(expected: string, given: string, distance: number, lexicon: CompiledLexicon): boolean {
  const { sound } = lexicon.language
  for (let length = given.length - distance; length <= given.length + distance; length++) {
    for (const name of lexicon.namesByLength.get(length) ?? []) {
      if (name === expected || editDistance(name, given, distance) >= distance) continue
      // "Josef" reads aloud as Joseph, though Joses is one edit nearer.
      const isNearerByEar = distance <= 2 && soundsAlike(expected, given, sound) && !soundsAlike(name, given, sound)
      if (!isNearerByEar) return true
    }
  }
  return false
}

function soundsAlike(a: string, b: string, { openingOf, keysOf }: Sound): boolean {
  if ((openingOf(a) & openingOf(b)) === 0) return false
  const [first, second] = keysOf(a)
  const [third, fourth] = keysOf(b)
  return first !== '' && (first === third || first === fourth || second === third)
}

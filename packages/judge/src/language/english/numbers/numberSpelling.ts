import { doubleMetaphone } from 'double-metaphone'

import { isEverydayWord } from '../words/commonWords.ts'
import { editDistance } from '../../../match/editDistance.ts'
import { cardinals, multipliers, ordinals } from '../words/numberWords.ts'
import { stopWords } from '../words/stopWords.ts'

/** The shortest word that may misspell a number. */
const shortest = 3
/** From this length on a single slip can't make another word of a number. */
const longEnough = 6
/** The most edits between a number word and its misspelling that reads aloud alike. */
const most = 2
/** The letters of a ten or a hundred, of which a plural may be misspelt. */
const shortestCrowd = 5
const numberWords = [...cardinals.keys(), ...multipliers.keys(), ...ordinals.keys()]
const known = new Map<string, string>()

/**
 * A folded word as the number word that it misspells: by one edit in a long word ("sevennty"), by up to two where both read aloud alike
 * ("sixxty", "fiv"). Everyday words and what is as near to another number stay, for numbers are never guessed (rule 62).
 */
export function spellNumber(word: string): string {
  if (word.length < shortest || !/^[efhmnstz]/.test(word)) return word
  const spelt = known.get(word)
  if (spelt !== undefined) return spelt
  if (known.size > 20_000) known.clear()
  const found = nearestNumber(word)
  known.set(word, found)
  return found
}

function nearestNumber(word: string): string {
  if (cardinals.has(word) || multipliers.has(word) || ordinals.has(word) || stopWords.has(word)) return word
  if (word.endsWith('s')) return spellCrowd(word)
  if (isEverydayWord(word)) return word
  const near = numberWords
    .filter((number) => number[0] === word[0])
    .map((number) => ({ number, distance: editDistance(number, word, most) }))
    .filter(({ distance }) => distance <= most)
  const least = Math.min(...near.map(({ distance }) => distance))
  const [nearest, ...ties] = near.filter(({ distance }) => distance === least).map(({ number }) => number)
  const isLong = word.length >= longEnough && (nearest?.length ?? 0) >= longEnough
  if (nearest !== undefined && isLong && least === 1 && ties.every((tie) => isSame(tie, nearest))) return nearest
  // Two letters that have changed places can make no other number.
  const turned = near.find(({ number, distance }) => distance === 1 && isTurned(number, word))
  if (turned !== undefined && word.length > shortest) return turned.number
  const reach = word.length >= longEnough ? most : 1
  const [alike, ...others] = near
    .filter(({ number, distance }) => distance <= reach && readsAlike(number, word))
    .map(({ number }) => number)
  return alike !== undefined && others.every((other) => isSame(other, alike)) ? alike : word
}

/** Whether two words have the same letters in another order. */
function isTurned(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b)
}

function lettersOf(word: string): string {
  return word.split('').toSorted().join('')
}

/** "Hundrids", "fiftys": a plural that counts as one number, or the word itself. */
function spellCrowd(word: string): string {
  const one = word.slice(0, -1)
  if (one.length < shortestCrowd) return word
  const number = nearestNumber(one)
  if (number === 'hundred') return '100'
  return (cardinals.get(number) ?? 0) >= 20 && number !== 'dozen' ? number : word
}

/** Whether two words are one number: some misspellings are known. */
function isSame(a: string, b: string): boolean {
  return (
    a === b ||
    (cardinals.get(a) !== undefined && cardinals.get(a) === cardinals.get(b)) ||
    (ordinals.get(a) !== undefined && ordinals.get(a) === ordinals.get(b))
  )
}

function readsAlike(a: string, b: string): boolean {
  return doubleMetaphone(a)[0] === doubleMetaphone(b)[0]
}

import { editDistance } from '../../match/editDistance.ts'
import { commonSpanish } from './commonSpanish.ts'
import { spanishCardinals, spanishMultipliers, spanishOrdinals } from './numberTables.ts'
import { soundSpanish } from './soundSpanish.ts'

const numbers = [...spanishCardinals.keys(), ...spanishMultipliers.keys(), ...spanishOrdinals.keys()]
const bySound = new Map(numbers.map((number) => [soundSpanish(number), number]))
/** The shortest word that may misspell a number, and the shortest in which one slip can't make another word. */
const shortest = 3
const longEnough = 6
const known = new Map<string, string>()

/** A folded word as the number word that it misspells: one that sounds alike ("sinco"), or a long one by one edit ("catoce"). */
export function spellSpanishNumber(word: string): string {
  if (word.length < shortest || commonSpanish.has(word) || numbers.includes(word)) return word
  const found = known.get(word)
  if (found !== undefined) return found
  const near = word.length < longEnough ? [] : numbers.filter((number) => editDistance(number, word, 1) <= 1)
  const isOne = new Set(near.map((number) => spanishCardinals.get(number) ?? number)).size === 1
  const spelt = bySound.get(soundSpanish(word)) ?? (isOne ? near[0] : undefined) ?? word
  if (known.size > 20_000) known.clear()
  known.set(word, spelt)
  return spelt
}

import { isEverydayWord } from './commonWords.ts'
import { editDistance } from './editDistance.ts'
import { cardinals, multipliers, ordinals } from './numberWords.ts'
import { stopWords } from './stopWords.ts'

const shortest = 6
const numberWords = [...cardinals.keys(), ...multipliers.keys(), ...ordinals.keys()].filter(
  (word) => word.length >= shortest,
)
const known = new Map<string, string>()

/**
 * A folded word as the number word that it misspells by one edit ("sevennty"), else as it is. Everyday words and what is as near to
 * another number stay, for numbers are never guessed (rule 2).
 */
export function spellNumber(word: string): string {
  if (word.length < shortest || !/^[efhmnst]/.test(word)) return word
  const spelt = known.get(word)
  if (spelt !== undefined) return spelt
  if (known.size > 20_000) known.clear()
  const found = nearestNumber(word)
  known.set(word, found)
  return found
}

function nearestNumber(word: string): string {
  if (numberWords.includes(word) || stopWords.has(word) || isEverydayWord(word) || word.endsWith('s')) return word
  const near = numberWords.filter(
    (number) => number[0] === word[0] && Math.abs(number.length - word.length) < 2 && editDistance(number, word, 1) < 2,
  )
  const [only] = near
  return only === undefined || near.length > 1 ? word : only
}

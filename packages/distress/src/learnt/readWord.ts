import { hashWord, mix, placeOf } from './hash.ts'
import { topicsOf } from './topicsOf.ts'

/**
 * What is read of a word once: its hash, the places of its letters in a row,
 * its topics, whether the child speaks of itself with it, and whether it
 * carries nothing by itself ("the", "los", "une").
 */
export type ReadWord = {
  readonly hash: number
  readonly letters: readonly number[]
  readonly topics: readonly number[]
  readonly isOwn: boolean
  readonly isFiller: boolean
}

/** Three and four letters in a row, the word's edges counted as letters; no more of a word than so many letters. */
const fewest = 3
const most = 4
const longest = 24

const own = new Set(
  'i im ive id ill me my myself mine we us our yo soy estoy tengo me mi mis conmigo nos nosotros je j jai jsuis jme moi mon ma mes nous on'.split(
    ' ',
  ),
)
const fillers = new Set(
  'the a an of to in on at is was and or it that this el la los las un una de en y que le les des du et est se lo'.split(
    ' ',
  ),
)
const lasting = new Map<string, ReadWord>()
const keptWords = 5_000

/** Reads a folded word. */
export function readWord(word: string): ReadWord {
  const known = lasting.get(word)
  if (known !== undefined) return known
  const edged = `<${word.slice(0, longest)}>`
  const letters: number[] = []
  for (let start = 0; start < edged.length; start += 1) {
    let hash = 0x1505
    for (let length = 1; length <= most && start + length <= edged.length; length += 1) {
      hash = mix(hash, edged.charCodeAt(start + length - 1))
      if (length >= fewest) letters.push(placeOf(mix(hash, 1)))
    }
  }
  const read = {
    hash: hashWord(word),
    letters,
    topics: topicsOf(word),
    isOwn: own.has(word),
    isFiller: fillers.has(word),
  }
  if (lasting.size >= keptWords) lasting.clear()
  lasting.set(word, read)
  return read
}

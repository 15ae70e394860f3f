import { mix, placeOf } from './hash.ts'
import type { ReadWord } from './readWord.ts'
import { sorts } from './sorts.ts'

/** A word of a sentence; `isNew` unless it is known. */
export type RowWord = ReadWord & { readonly isNew: boolean }
type Add = (place: number) => void

const edge = 0x2545f491
/** So many words apart two words are a pair ("she … cut … herself"), fillers not counted; and a word's topics are those around it. */
const pairReach = 4
const topicReach = 3

/**
 * Hands the places of a sentence's features of several words to `add`:
 * words in a row, pairs of words, topics in their order, and words with the
 * topics around them. `isOfChild`: whether the child speaks of itself, where each word counts once more.
 */
export function addRows(row: readonly RowWord[], isOfChild: boolean, add: Add): void {
  addRuns(row, isOfChild, add)
  addPairs(
    row.filter(({ isFiller }) => !isFiller),
    add,
  )
  addOrder(row, add)
  addAround(row, add)
}

/** One to three words in a row, the sentence's edges counted as words. */
function addRuns(row: readonly RowWord[], isOfChild: boolean, add: Add): void {
  const addWords = (hash: number): void => add(placeOf(mix(hash, sorts.words)))
  for (const [at, { hash, isNew }] of row.entries()) {
    const next = row[at + 1]?.hash
    const isNewTwo = isNew || row[at + 1]?.isNew === true
    if (isNew) {
      addWords(hash)
      if (isOfChild) add(placeOf(mix(hash, sorts.own)))
      if (at === 0) addWords(mix(edge, hash))
    }
    if (isNewTwo) addWords(mix(hash, next ?? edge))
    if (next === undefined) continue
    if (at === 0 && isNewTwo) addWords(mix(mix(edge, hash), next))
    if (isNewTwo || row[at + 2]?.isNew === true) addWords(mix(mix(hash, next), row[at + 2]?.hash ?? edge))
  }
}

function addPairs(row: readonly RowWord[], add: Add): void {
  for (const [at, { hash, isNew }] of row.entries())
    for (let other = at + 1; other <= at + pairReach && other < row.length; other += 1) {
      const second = row[other]
      if (second !== undefined && (isNew || second.isNew)) add(placeOf(mix(mix(hash, second.hash), sorts.near)))
    }
}

/** Two and three topics in their order, the first of each word. */
function addOrder(row: readonly RowWord[], add: Add): void {
  const told = row.filter(({ topics }) => topics.length > 0)
  for (const [at, { topics, isNew }] of told.entries()) {
    const [second, third] = [told[at + 1], told[at + 2]]
    if (second === undefined) continue
    const two = ((topics[0] ?? 0) << 8) | (second.topics[0] ?? 0)
    const isNewTwo = isNew || second.isNew
    if (isNewTwo) add(placeOf(mix(two, sorts.order)))
    if (third !== undefined && (isNewTwo || third.isNew))
      add(placeOf(mix(((two << 8) | (third.topics[0] ?? 0)) + 1, sorts.order)))
  }
}

function addAround(row: readonly RowWord[], add: Add): void {
  for (let at = 0; at < row.length; at += 1) {
    const word = row[at]
    if (word === undefined || word.isFiller) continue
    for (let other = Math.max(0, at - topicReach); other <= at + topicReach && other < row.length; other += 1) {
      const near = row[other]
      if (other === at || near === undefined || near.topics.length === 0 || !(word.isNew || near.isNew)) continue
      for (const topic of near.topics) add(placeOf(mix(mix(word.hash, topic), sorts.around)))
    }
  }
}

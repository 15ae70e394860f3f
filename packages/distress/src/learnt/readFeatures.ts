import { addRows } from './addRows.ts'
import type { RowWord } from './addRows.ts'
import { mix, placeOf } from './hash.ts'
import { addPlace, beginPlaces, takePlaces } from './placeSet.ts'
import { readWord } from './readWord.ts'
import { sorts } from './sorts.ts'

/** A sentence as it is weighed: its folded words, and the same with each person around the child as one word. */
export type Sentence = {
  readonly words: readonly string[]
  readonly merged: readonly string[]
}

/** More topics than there are, and the place of each pair of them: a text has many. */
const mostTopics = 256
const pairPlaces = Int32Array.from({ length: mostTopics * mostTopics }, (_, pair) => placeOf(mix(pair, sorts.topics)))

/**
 * The places of a text's features, each once: three and four letters in a
 * row, one to three words in a row, each word once more where the child
 * speaks of itself, pairs of words close by, topics, pairs of topics,
 * topics in their order, and words with the topics around them. A feature
 * made of known words alone says nothing new and is left out.
 */
export function readFeatures(sentences: readonly Sentence[], isKnown?: (word: string) => boolean): number[] {
  beginPlaces()
  const isOfChild = sentences.some(({ words }) => words.some((word) => readWord(word).isOwn))
  const seen = new Set<number>()
  for (const { words, merged } of sentences) {
    for (const word of words) {
      const { isNew, letters, topics } = rowWordOf(word, isKnown)
      if (!isNew) continue
      for (const place of letters) addPlace(place)
      for (const topic of topics) seen.add(topic)
    }
    addRows(
      merged.map((word) => rowWordOf(word, isKnown)),
      isOfChild,
      addPlace,
    )
  }
  const topics = [...seen].sort((a, b) => a - b)
  for (let at = 0; at < topics.length; at += 1) {
    const topic = topics[at] ?? 0
    addPlace(placeOf(mix(topic, sorts.topic)))
    for (let other = 0; other < at; other += 1) addPlace(pairPlaces[topic * mostTopics + (topics[other] ?? 0)] ?? 0)
  }
  return takePlaces()
}

/** The words that were read by the same `isKnown`: a long text is weighed in pieces that overlap. */
let rowWords = new Map<string, RowWord>()
let rowWordsBy: ((word: string) => boolean) | undefined
const mostRowWords = 2_000

function rowWordOf(word: string, isKnown: ((word: string) => boolean) | undefined): RowWord {
  if (rowWordsBy !== isKnown || rowWords.size >= mostRowWords) {
    rowWords = new Map()
    rowWordsBy = isKnown
  }
  const known = rowWords.get(word)
  if (known !== undefined) return known
  const read = { ...readWord(word), isNew: isKnown?.(word) !== true }
  rowWords.set(word, read)
  return read
}

import type { Sentence } from './readFeatures.ts'

/** A few words of distress among hundreds weigh little: what is longer than so many words is weighed in pieces. */
const pieceWords = 40

/** A text's pieces: each sentence, and runs of sentences of at most 40 words. */
export function pieces(sentences: readonly Sentence[]): (readonly Sentence[])[] {
  const short = sentences.flatMap(cut)
  const runs: Sentence[][] = []
  let size = Infinity
  for (const sentence of short) {
    size += sentence.words.length
    if (size > pieceWords) {
      runs.push([])
      size = sentence.words.length
    }
    runs.at(-1)?.push(sentence)
  }
  return [...runs.filter((run) => run.length > 1), ...short.map((sentence) => [sentence])]
}

/** A sentence in parts of at most 40 words, each beginning in the middle of the one before. */
function cut(sentence: Sentence): Sentence[] {
  if (sentence.words.length <= pieceWords) return [sentence]
  const parts: Sentence[] = []
  // Both are cut alike: people merged into one word make the second at most shorter.
  for (let from = 0; from < sentence.words.length; from += pieceWords / 2) {
    const to = from + pieceWords
    parts.push({ words: sentence.words.slice(from, to), merged: sentence.merged.slice(from, to) })
    if (to >= sentence.words.length) break
  }
  return parts
}

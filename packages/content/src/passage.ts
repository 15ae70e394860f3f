import { contentTokens, tokenize } from '@seraph/domain/judging/tokenize'
import type { QuestionPart } from '@seraph/schema/judging'

import { wordsOf } from './edition.ts'
import type { Passage } from './packQuestion.ts'

/** A word as an answer has it: without the punctuation around it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

/** The first letter of each word of a range, lower case: what `initials` is compared with. */
export function initialsOf(words: readonly string[]): string {
  return words.map((word) => bare(word).charAt(0).toLowerCase()).join('')
}

/**
 * Makes a passage's answer from a verse's text. Undefined where the range doesn't align with this edition (ruling 3): it runs past the
 * verse, or its words begin with other letters.
 */
export function quotePassage(
  passage: Passage,
  verseText: string,
  points: number,
): { shown: string | undefined; parts: QuestionPart[] } | undefined {
  const words = wordsOf(verseText)
  if (passage.from > passage.to || passage.to >= words.length) return undefined
  if (initialsOf(words.slice(passage.from, passage.to + 1)) !== passage.initials) return undefined
  return passage.blanks === undefined
    ? { shown: undefined, parts: quotedParts(words.slice(passage.from, passage.to + 1), points) }
    : blankedPassage(passage, passage.blanks, words)
}

/**
 * A quotation's words in as many pieces as it is worth points, as even as they can be while each has a word that tells something: "I will"
 * stands in many verses.
 */
function quotedParts(words: string[], points: number): QuestionPart[] {
  const pieces = Math.min(points, words.length)
  const telling = words.flatMap((word, index) => (contentTokens(tokenize(bare(word))).length > 0 ? [index] : []))
  const even = Array.from({ length: pieces + 1 }, (_, piece) => Math.round((piece * words.length) / pieces))
  const isTelling = (from: number, to: number) => telling.some((index) => index >= from && index < to)
  const isEvenFine = telling.length < pieces || even.slice(1).every((to, piece) => isTelling(even[piece] ?? 0, to))
  const cuts = isEvenFine ? even : even.map((cut, piece) => cutNear(cut, piece, pieces, words.length, telling))
  return cuts.slice(1).map((to, piece) => ({
    text: words.slice(cuts[piece], to).map(bare).join(' '),
    ordered: true,
  }))
}

/** The place nearest to a cut that leaves as many of the telling words before it as its piece's share is. */
function cutNear(cut: number, piece: number, pieces: number, end: number, telling: readonly number[]): number {
  if (piece === 0 || piece === pieces) return cut
  const next = Math.round((piece * telling.length) / pieces)
  return Math.min(Math.max(cut, (telling[next - 1] ?? 0) + 1), telling[next] ?? end)
}

function blankedPassage(passage: Passage, blanks: readonly number[], words: readonly string[]) {
  if (blanks.some((blank) => blank < passage.from || blank > passage.to)) return undefined
  const shown = words
    .slice(passage.from, passage.to + 1)
    .map((word, index) => (blanks.includes(passage.from + index) ? word.replace(bare(word), '____') : word))
  const parts = blanks.map((blank) => ({ text: bare(words[blank] ?? '') }))
  return { shown: shown.join(' '), parts }
}

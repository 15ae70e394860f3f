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

/** A quotation's words in as many even pieces as it is worth points. */
function quotedParts(words: string[], points: number): QuestionPart[] {
  const pieces = Math.min(points, words.length)
  return Array.from({ length: pieces }, (_, index) => {
    const from = Math.round((index * words.length) / pieces)
    const to = Math.round(((index + 1) * words.length) / pieces)
    return { text: words.slice(from, to).map(bare).join(' '), ordered: true }
  })
}

function blankedPassage(passage: Passage, blanks: readonly number[], words: readonly string[]) {
  if (blanks.some((blank) => blank < passage.from || blank > passage.to)) return undefined
  const shown = words
    .slice(passage.from, passage.to + 1)
    .map((word, index) => (blanks.includes(passage.from + index) ? word.replace(bare(word), '____') : word))
  const parts = blanks.map((blank) => ({ text: bare(words[blank] ?? '') }))
  return { shown: shown.join(' '), parts }
}

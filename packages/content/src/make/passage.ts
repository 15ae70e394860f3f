import { contentTokens, tokenize } from '@seraph/judge/read/tokenize'
import type { QuestionPart } from '@seraph/schema/judging'

import { bareWord } from '../bareWord.ts'
import { wordsOf } from '../edition.ts'
import type { Passage } from '../pack/packQuestion.ts'
import type { PackWording } from '../pack/packWording.ts'
import { usualWordings } from './usualWordings.ts'
import type { QuotedRange } from './usualWordings.ts'

/** The first letter of each word of a range, lower case: what `initials` is compared with. */
export function initialsOf(words: readonly string[]): string {
  return words.map((word) => bareWord(word).charAt(0).toLowerCase()).join('')
}

/**
 * Makes a passage's answer from a verse's text; its parts are named by their
 * place, `p1`, `p2`, … Undefined where the range doesn't align with this
 * edition (rule 3): it runs past the verse, or its words begin with other
 * letters. `wordings`: the verse's usual ones, each of which a part accepts
 * in the place of the edition's (rule 172).
 */
export function quotePassage(
  passage: Passage,
  verseText: string,
  points: number,
  wordings: readonly PackWording[] = [],
): { shown: string | undefined; parts: QuestionPart[] } | undefined {
  const words = wordsOf(verseText)
  if (passage.from > passage.to || passage.to >= words.length) return undefined
  if (passage.cuts?.some((cut, index) => cut <= (passage.cuts?.[index - 1] ?? passage.from) || cut > passage.to))
    return undefined
  if (initialsOf(words.slice(passage.from, passage.to + 1)) !== passage.initials) return undefined
  return passage.blanks === undefined
    ? { shown: undefined, parts: quotedParts(passage, words, points, wordings) }
    : blankedPassage(passage, passage.blanks, words, wordings)
}

/** A quotation's words in the pieces that the pack cuts it into, else in as many as it is worth points. */
function quotedParts(
  { from, to, cuts }: Passage,
  words: readonly string[],
  points: number,
  wordings: readonly PackWording[],
): QuestionPart[] {
  const quoted = words.slice(from, to + 1)
  const ends = cuts === undefined ? evenCuts(quoted, points) : [0, ...cuts.map((cut) => cut - from), quoted.length]
  const ranges = ends.slice(1).map((end, piece) => ({ from: from + (ends[piece] ?? 0), to: from + end }))
  return accepting(words, ranges, wordings).map((part) => ({ ...part, ordered: true }))
}

/** Parts of these words of a verse, named by their place, with the usual wordings that they take. */
function accepting(
  words: readonly string[],
  ranges: readonly QuotedRange[],
  wordings: readonly PackWording[],
): QuestionPart[] {
  const usual = usualWordings(words, ranges, wordings)
  return ranges.map(({ from, to }, at) => {
    const part = { id: `p${at + 1}`, text: words.slice(from, to).map(bareWord).join(' ') }
    const accept = usual[at] ?? []
    return accept.length === 0 ? part : { ...part, accept }
  })
}

/**
 * Where as many pieces as there are points begin, and the end: as even as they can be while each has a word that tells something: "I will"
 * stands in many verses.
 */
function evenCuts(words: string[], points: number): number[] {
  const pieces = Math.min(points, words.length)
  const telling = words.flatMap((word, index) => (contentTokens(tokenize(bareWord(word))).length > 0 ? [index] : []))
  const even = Array.from({ length: pieces + 1 }, (_, piece) => Math.round((piece * words.length) / pieces))
  const isTelling = (from: number, to: number) => telling.some((index) => index >= from && index < to)
  const isEvenFine = telling.length < pieces || even.slice(1).every((to, piece) => isTelling(even[piece] ?? 0, to))
  return isEvenFine ? even : even.map((cut, piece) => cutNear(cut, piece, pieces, words.length, telling))
}

/** The place nearest to a cut that leaves as many of the telling words before it as its piece's share is. */
function cutNear(cut: number, piece: number, pieces: number, end: number, telling: readonly number[]): number {
  if (piece === 0 || piece === pieces) return cut
  const next = Math.round((piece * telling.length) / pieces)
  return Math.min(Math.max(cut, (telling[next - 1] ?? 0) + 1), telling[next] ?? end)
}

function blankedPassage(
  passage: Passage,
  blanks: readonly number[],
  words: readonly string[],
  wordings: readonly PackWording[],
) {
  if (blanks.some((blank) => blank < passage.from || blank > passage.to)) return undefined
  const shown = words
    .slice(passage.from, passage.to + 1)
    .map((word, index) => (blanks.includes(passage.from + index) ? word.replace(bareWord(word), '____') : word))
  const ranges = blanks.map((blank) => ({ from: blank, to: blank + 1 }))
  // A whole quotation is told in the edition's own words: a mixture would be in nobody's Bible.
  const parts = accepting(words, ranges, wordings).map((part) => {
    const [usual] = part.accept ?? []
    return usual === undefined ? part : { ...part, usual }
  })
  return { shown: shown.join(' '), parts }
}

import { english } from '../../language/english/english.ts'
import type { Language } from '../../language/Language.ts'
import { oncePer } from '../oncePer.ts'

type Cut = { readonly from: number; readonly to: number; readonly strength: number }

const separatorsOf = oncePer(
  ({ and }: Language): readonly { readonly pattern: RegExp; readonly strength: number }[] => [
    { pattern: new RegExp(`\\s*;\\s*(?:(?:${and})\\s+)?`, 'gi'), strength: 5 },
    { pattern: /\s*[!?]+\s+|\.\s+(?=\p{Lu})/gu, strength: 4 },
    { pattern: new RegExp(`\\s*,\\s*(?:(?:${and})\\s+)?`, 'gi'), strength: 3 },
    { pattern: new RegExp(`\\s+(?:${and})\\s+`, 'gi'), strength: 2 },
  ],
)

/**
 * Splits a single answer text worth several points into as many parts, where it can be (rule 61): at ; then ! then , then "and".
 * With fewer places to cut than needed there are fewer parts; with more, the cuts that make the evenest parts are taken.
 */
export function splitAnswer(text: string, points: number, language: Language = english): readonly string[] {
  const cuts = findCuts(text, language)
  if (points < 2 || cuts.length === 0) return [text]
  const taken: Cut[] = []
  for (const strength of [5, 4, 3, 2]) {
    const open = cuts.filter((cut) => cut.strength === strength)
    while (taken.length < points - 1 && open.length > 0) {
      const next = evenest(text, taken, open)
      taken.push(next)
      open.splice(open.indexOf(next), 1)
    }
  }
  return cutAt(text, taken)
}

function findCuts(text: string, language: Language): readonly Cut[] {
  const found: Cut[] = []
  for (const { pattern, strength } of separatorsOf(language)) {
    for (const match of text.matchAll(pattern)) {
      const cut = { from: match.index, to: match.index + match[0].length, strength }
      if (!found.some((other) => cut.from < other.to && other.from < cut.to)) found.push(cut)
    }
  }
  const ordered = found.toSorted((a, b) => a.from - b.from)
  return ordered.filter((cut, at) => {
    const before = text.slice(ordered[at - 1]?.to ?? 0, cut.from)
    const after = text.slice(cut.to, ordered[at + 1]?.from ?? text.length)
    return hasContent(before, language) && hasContent(after, language)
  })
}

function hasContent(piece: string, { cardinals, words: { stopWords } }: Language): boolean {
  return (piece.match(/\p{L}+|\p{N}+/gu) ?? []).some(
    (word) => cardinals.has(word) || !stopWords.has(word.toLowerCase()),
  )
}

/** The cut that leaves the shortest longest part. */
function evenest(text: string, taken: readonly Cut[], open: readonly Cut[]): Cut {
  const longest = (cut: Cut): number => Math.max(...cutAt(text, [...taken, cut]).map((piece) => piece.length))
  return open.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))
}

function cutAt(text: string, cuts: readonly Cut[]): readonly string[] {
  const pieces: string[] = []
  let from = 0
  for (const cut of cuts.toSorted((a, b) => a.from - b.from)) {
    pieces.push(text.slice(from, cut.from))
    from = cut.to
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter((piece) => piece !== '')
}

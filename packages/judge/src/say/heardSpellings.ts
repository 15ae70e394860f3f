import type { PartVerdict } from '@seraph/schema/judging'

import { editDistance } from '../match/editDistance.ts'
import { spokenWords } from './spokenWords.ts'

/** A word as it was written, and the word of the part that it was heard as. */
export type HeardSpelling = { readonly written: string; readonly heardAs: string }

/** Lengths above which one, two and three letters may differ in a name. */
const lengthsByEdits = [3, 5, 8] as const
/** From this length on a swap or a doubled letter makes no other word of a common one. */
const longCommon = 6
/** What makes another form of the same word, and no misspelling. */
const endings = /^(?:e?s|e?d|ing|ly|a?ns?|i?tes?|ish)$/

/**
 * The misspelt words for which a part was given: names with a few letters
 * changed, other words with two letters swapped or a letter doubled or not. Other forms of a word are no misspellings.
 */
export function heardSpellings(parts: readonly Pick<PartVerdict, 'part' | 'status' | 'evidence'>[]): HeardSpelling[] {
  const found = parts.flatMap(({ part, status, evidence }) => {
    if (status !== 'given') return []
    const wanted = spokenWords(part)
    const written = spokenWords(evidence)
    const said = new Set(written.map(({ folded }) => folded))
    const open = wanted.filter(({ folded }) => !said.has(folded))
    return written.flatMap(({ raw, folded }) => {
      if (wanted.some((word) => word.folded === folded)) return []
      const meant = open.filter((word) => isMisspelt(folded, word.folded, /^\p{Lu}/u.test(word.raw)))
      const [only] = meant
      return only !== undefined && meant.every((word) => word.folded === only.folded)
        ? [{ written: raw, heardAs: only.raw }]
        : []
    })
  })
  return found.filter(
    ({ written, heardAs }, at) =>
      found.findIndex((other) => other.written === written && other.heardAs === heardAs) === at,
  )
}

function isMisspelt(written: string, meant: string, isName: boolean): boolean {
  if (!/^\p{L}+$/u.test(written) || !/^\p{L}+$/u.test(meant)) return false
  const [shorter, longer] = written.length < meant.length ? [written, meant] : [meant, written]
  if (american(written) === american(meant)) return false
  if (longer.startsWith(shorter) && endings.test(longer.slice(shorter.length))) return false
  if (isName) {
    const limit = lengthsByEdits.filter((length) => shorter.length > length).length
    return limit > 0 && editDistance(written, meant, limit) <= limit
  }
  const isSwap =
    written.length === meant.length && editDistance(written, meant, 1) === 1 && sorted(written) === sorted(meant)
  return shorter.length >= longCommon && (isSwap || undoubled(written) === undoubled(meant))
}

/** One spelling of what is written in two ways on the two sides of the ocean (colour, metre, realise). */
function american(word: string): string {
  return word
    .replace(/our/g, 'or')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/is(e[ds]?|ing)$/, 'iz$1')
}

function sorted(word: string): string {
  return word.split('').toSorted().join('')
}

function undoubled(word: string): string {
  return word.replace(/(.)\1/gu, '$1')
}

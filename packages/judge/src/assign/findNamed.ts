import type { PartMatch } from '../match/matchPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { Slots } from './findSlots.ts'

const beForms = new Set('is are was were be'.split(' '))

/**
 * The given parts that are said with the words of the question that are
 * theirs alone, in one clause: "behind are the Philistines and in front are the Syrians". They need no place in the list.
 */
export function findNamed(
  slots: Slots,
  matches: readonly (PartMatch | undefined)[],
  { clauseOf, tokens }: ReadResponse,
): ReadonlySet<number> {
  /** Whether a form of "be" stands between: "the prince of the demons" says nothing of demons. */
  const isSaidOf = (at: number, [first = 0]: readonly number[]): boolean =>
    tokens.slice(Math.min(at, first), Math.max(at, first)).some(({ word }) => beForms.has(word))
  const isNumber = (match: PartMatch | undefined): boolean =>
    match?.wording.words.length === 1 && match.wording.words[0]?.token.number !== undefined
  const isOnlyNumber = matches.length > 2 && matches.filter(isNumber).length === 1
  return new Set(
    matches.flatMap((match, part) => {
      if (match?.isGiven !== true) return []
      // The one number that is asked for needs no place among names and things.
      if (isOnlyNumber && isNumber(match)) return [part]
      const clauses = new Set(match.evidence.map((index) => clauseOf[index]))
      const isNamed = match.wording.words.some(({ token, isEvidence }, place) => {
        const at = match.matched[place]?.given[0]
        const isOwn = slots.words[part]?.some(({ stem }) => stem === token.stem) ?? false
        return !isEvidence && isOwn && at !== undefined && clauses.has(clauseOf[at]) && isSaidOf(at, match.evidence)
      })
      return isNamed ? [part] : []
    }),
  )
}

import type { JudgedQuestion } from '@seraph/schema/judging'

import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { findMisquoted } from '../quoted/findMisquoted.ts'
import { isBondTurned } from './isBondTurned.ts'

/**
 * The given parts of which a response has two things on the wrong sides of their preposition, or says another sentence where it is to
 * quote; whether or not the answers have an order. `recited`: the places said by heart.
 */
export function findSaidOtherwise(
  question: JudgedQuestion,
  asked: ReadQuestion,
  matches: readonly (PartMatch | undefined)[],
  tokens: readonly Token[],
  recited: ReadonlySet<number>,
): readonly number[] {
  const turned = [...matches.entries()].flatMap(([part, match]) => {
    if (match?.isGiven !== true || match.evidence.every((index) => recited.has(index))) return []
    // "Bitter for sweet and sweet for bitter": the other way round is another part.
    const others = new Set(matches.flatMap((other, at) => (at === part || !other?.isGiven ? [] : other.evidence)))
    return isBondTurned(match, tokens, others) ? [part] : []
  })
  return [...turned, ...findMisquoted(question, asked, matches, tokens)]
}

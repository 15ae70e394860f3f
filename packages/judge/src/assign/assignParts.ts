import type { CompiledLexicon } from '../read/lexicon.ts'
import { matchPart } from '../match/matchPart.ts'
import type { PartMatch } from '../match/matchPart.ts'
import type { ReadPart } from '../match/readPart.ts'
import { startsItem } from '../read/split/items.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/** A part, and its best match where no other part takes anything. */
type OfferedPart = { readonly part: ReadPart; readonly alone: PartMatch | undefined }

/**
 * Assigns what a response says to the parts of a question, the surest first; where that leaves a part out that could be given, the
 * choice that gives the most parts without a token of two is taken. A token serves
 * one part; a second one may share it only together with a token of its own
 * ("measuring and plumb line").
 */
export function assignParts(
  parts: readonly ReadPart[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly (PartMatch | undefined)[] {
  const offered = parts.map((part): OfferedPart => ({ part, alone: matchPart(part, response, () => true, lexicon) }))
  let best = assignFrom([], offered, response, lexicon)
  if (parts.length < 2) return best
  for (const [at, { alone }] of offered.entries()) {
    if (best[at]?.isGiven === true || alone?.isGiven !== true) continue
    const other = assignFrom([[at, alone]], offered, response, lexicon)
    if (isDisjoint(other) && givenCount(other) > givenCount(best)) best = other
  }
  return best
}

function givenCount(matches: readonly (PartMatch | undefined)[]): number {
  return matches.filter((match) => match?.isGiven).length
}

function isDisjoint(matches: readonly (PartMatch | undefined)[]): boolean {
  const rests = matches.flatMap((match) => (match?.isGiven === true ? [...new Set(tokensOf(match))] : []))
  return new Set(rests).size === rests.length
}

function assignFrom(
  first: readonly (readonly [number, PartMatch])[],
  offered: readonly OfferedPart[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly (PartMatch | undefined)[] {
  const used = new Set(first.flatMap(([, match]) => tokensOf(match)))
  const assigned: (PartMatch | undefined)[] = offered.map((_, at) => first.find(([own]) => own === at)?.[1])
  const open = new Set([...offered.keys()].filter((at) => assigned[at] === undefined))
  /** The matches of the open parts; anew when tokens were used. */
  let matches: readonly (PartMatch | undefined)[] | undefined
  while (open.size > 0) {
    matches ??= offered.map((one, at) =>
      open.has(at) ? matchUnused(one, response, used, first.length > 0, lexicon) : undefined,
    )
    let best: { at: number; match: PartMatch } | undefined
    for (const at of open) {
      const match = matches[at]
      if (match !== undefined && (best === undefined || match.strength > best.match.strength)) best = { at, match }
    }
    if (best === undefined) break
    assigned[best.at] = best.match
    open.delete(best.at)
    if (!best.match.isGiven) continue
    for (const index of tokensOf(best.match)) used.add(index)
    matches = undefined
  }
  return assigned
}

/** All the tokens that a match rests on, the question's own among them. */
function tokensOf(match: PartMatch): readonly number[] {
  return match.matched.flatMap((candidate) => candidate?.given ?? [])
}

/** The match of a part beside what others have used; `isShy`: one that takes nothing of theirs, where that earns the part as well. */
function matchUnused(
  { part, alone }: OfferedPart,
  response: ReadResponse,
  used: ReadonlySet<number>,
  isShy: boolean,
  lexicon: CompiledLexicon,
): PartMatch | undefined {
  const isUsed = (index: number): boolean => used.has(index)
  if (alone === undefined || used.size === 0 || !alone.evidence.some(isUsed)) return alone
  const isSpent = alone.evidence.every(isUsed)
  if (!isSpent && (!isShy || isOnePhrase(alone, response))) return alone
  const unused = matchPart(part, response, (index) => !used.has(index), lexicon)
  return isSpent || unused?.isGiven === true ? unused : alone
}

/**
 * Whether two words of a match stand side by side, or in one item with none but little words between them:
 * they are one phrase, which two parts don't divide ("old neighbors", "the Son of God").
 */
function isOnePhrase({ evidence }: PartMatch, { tokens, language }: ReadResponse): boolean {
  return evidence.some((index, at) => {
    const before = evidence[at - 1]
    if (before === undefined) return false
    const after = tokens.slice(before + 1, index + 1)
    return (
      after.length === 1 ||
      after.every((token) => (token.isStop || token.index === index) && !startsItem(token, language))
    )
  })
}

import type { CompiledLexicon } from './lexicon.ts'
import { matchPart } from './matchPart.ts'
import type { PartMatch } from './matchPart.ts'
import type { ReadPart } from './readPart.ts'
import type { ReadResponse } from './readResponse.ts'

/**
 * Assigns what a response says to the parts of a question, the surest first; where that leaves a part out that could be given, the
 * choice that gives the most parts without a token of two is taken. A token serves one part; a second one may share it only together with a token of its own
 * ("measuring and plumb line").
 */
export function assignParts(
  parts: readonly ReadPart[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly (PartMatch | undefined)[] {
  let best = assignFrom([], parts, response, lexicon)
  if (parts.length < 2) return best
  for (const [at, part] of parts.entries()) {
    if (best[at]?.isGiven === true) continue
    const alone = matchPart(part, response, () => true, lexicon)
    if (alone?.isGiven !== true) continue
    const other = assignFrom([[at, alone]], parts, response, lexicon)
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
  parts: readonly ReadPart[],
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly (PartMatch | undefined)[] {
  const used = new Set(first.flatMap(([, match]) => tokensOf(match)))
  const assigned: (PartMatch | undefined)[] = parts.map((_, at) => first.find(([own]) => own === at)?.[1])
  const open = new Set([...parts.keys()].filter((at) => assigned[at] === undefined))
  while (open.size > 0) {
    let best: { at: number; match: PartMatch } | undefined
    for (const at of open) {
      const part = parts[at]
      const match = part === undefined ? undefined : matchUnused(part, response, used, lexicon)
      if (match !== undefined && (best === undefined || match.strength > best.match.strength)) best = { at, match }
    }
    if (best === undefined) break
    assigned[best.at] = best.match
    open.delete(best.at)
    if (best.match.isGiven) for (const index of tokensOf(best.match)) used.add(index)
  }
  return assigned
}

/** All the tokens that a match rests on, the question's own among them. */
function tokensOf(match: PartMatch): readonly number[] {
  return match.matched.flatMap((candidate) => candidate?.given ?? [])
}

function matchUnused(
  part: ReadPart,
  response: ReadResponse,
  used: ReadonlySet<number>,
  lexicon: CompiledLexicon,
): PartMatch | undefined {
  const any = matchPart(part, response, () => true, lexicon)
  if (any === undefined || any.evidence.some((index) => !used.has(index))) return any
  return matchPart(part, response, (index) => !used.has(index), lexicon)
}

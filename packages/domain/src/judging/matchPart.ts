import type { CompiledLexicon } from './lexicon.ts'
import { matchWording } from './matchWording.ts'
import type { WordingMatch } from './matchWording.ts'
import type { OfferedWording, ReadPart } from './readPart.ts'
import type { ReadResponse } from './readResponse.ts'
import { negators } from './stopWords.ts'

/** The best that a response says for a part, and whether that earns it. */
export type PartMatch = WordingMatch & { readonly isGiven: boolean; readonly strength: number }

/** The share of a wording that has to be said; lower where its head, all its keys, or the words of the question around it are said. */
const enough = 0.6
const enoughWithHead = 0.45
const enoughOfAll = 0.5
const enoughInOrder = 0.75
const enoughWithKeys = 0.34

/** The best wording of a part among the tokens that may be used. */
export function matchPart(
  part: ReadPart,
  response: ReadResponse,
  canUse: (index: number) => boolean,
  lexicon: CompiledLexicon,
): PartMatch | undefined {
  const hasKeys = part.keys.every((key) => isSaid(key, response, canUse, part.isOrdered))
  let best: PartMatch | undefined
  for (const { wording, candidates } of part.accepted) {
    const isUsable = wording.isNegative
      ? canUse
      : (index: number): boolean => canUse(index) && !response.denied.has(index)
    const match = matchWording(wording, candidates, isUsable, response, part.isOrdered)
    const isGiven =
      hasKeys &&
      isEnough(part, match) &&
      hasSamePolarity(match, response) &&
      !isContrary(match, response, isUsable, lexicon)
    const strength =
      (isGiven ? 10 : 0) +
      match.recall +
      (match.isLiteral ? 1 : 0) +
      qualityOf(match) / 10 +
      wording.words.length / 1000
    if (best === undefined || strength > best.strength) best = { ...match, isGiven, strength }
  }
  return best
}

function isSaid(
  offer: OfferedWording,
  response: ReadResponse,
  canUse: (index: number) => boolean,
  isOrdered: boolean,
): boolean {
  return matchWording(offer.wording, offer.candidates, canUse, response, isOrdered).matched.every(
    (candidate) => candidate !== undefined,
  )
}

function isEnough(part: ReadPart, match: WordingMatch): boolean {
  if (match.evidence.length === 0) return false
  if (part.isOrdered) return match.recall >= enoughInOrder
  const words = match.wording.words.filter((word) => word.isEvidence)
  const missing = match.wording.words.filter((word, place) => word.isEvidence && match.matched[place] === undefined)
  if (missing.some((word) => word.token.number !== undefined || word.unit !== undefined)) return false
  const own = match.wording.words.filter((word) => word.isEvidence && !part.shared.has(word.token.stem))
  const hasOwn =
    own.length === 0 ||
    match.wording.words.some((word, place) => own.includes(word) && match.matched[place] !== undefined)
  if (!hasOwn) return false
  if (match.recall >= enough) return true
  if (part.keys.length > 0) return match.recall >= enoughWithKeys
  if (!match.hasHead || missing.some((word) => word.weight > 1)) return false
  if (saidShare(match) >= enoughOfAll) return true
  return words.length === 2 || match.recall >= enoughWithHead
}

/** The share of all the wording's words that is said, those of the question included. */
function saidShare(match: WordingMatch): number {
  return match.matched.filter((candidate) => candidate !== undefined).length / match.matched.length
}

/** Whether an expected denial is there: "will not learn war" is not earned by "will learn war". */
function hasSamePolarity(match: WordingMatch, response: ReadResponse): boolean {
  return (
    !match.wording.isNegative ||
    match.evidence.some((index) => response.denied.has(index) || negators.has(response.tokens[index]?.word ?? ''))
  )
}

/** Whether a word that excludes an expected one stands in its place ("every evening" for "every morning"). */
function isContrary(
  match: WordingMatch,
  response: ReadResponse,
  canUse: (index: number) => boolean,
  lexicon: CompiledLexicon,
): boolean {
  const clauses = new Set(match.evidence.map((index) => response.clauseOf[index]))
  const taken = new Set(match.matched.flatMap((candidate) => candidate?.given ?? []))
  return match.wording.words.some((word, place) => {
    const rows = lexicon.contrasts.get(word.token.stem)
    if (rows === undefined || !word.isEvidence || match.matched[place] !== undefined) return false
    return response.content.some(
      (token) =>
        canUse(token.index) &&
        !taken.has(token.index) &&
        clauses.has(response.clauseOf[token.index]) &&
        (lexicon.contrasts.get(token.stem) ?? []).some((row) => rows.includes(row)),
    )
  })
}

function qualityOf(match: WordingMatch): number {
  const found = match.matched.flatMap((candidate) => candidate?.quality ?? [])
  return found.length === 0 ? 0 : found.reduce((sum, quality) => sum + quality, 0) / found.length
}

import { unitAfter } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { stemQuality } from './matchWord.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import type { ExpectedWord, Wording } from '../read/readWording.ts'

/** What of a wording a response says. */
export type WordingMatch = {
  readonly wording: Wording
  /** For each word of the wording the candidate that stands for it. */
  readonly matched: readonly (Candidate | undefined)[]
  /** The tokens of the response that count as its evidence. */
  readonly evidence: readonly number[]
  /** The share of the wording's weight that is said, 0–1. */
  readonly recall: number
  readonly hasHead: boolean
  /** Whether every word is there, as itself or in another of its forms. */
  readonly isLiteral: boolean
}

/** How far from a number the noun may stand that it counts. */
const nounReach = 3
/** How many places of one word are tried where the order counts. */
const placesInOrder = 8

const none: readonly Candidate[] = []

/** Matches a wording with those tokens of a response that may be used. `isOrdered`: only words in the wording's order count. */
export function matchWording(
  wording: Wording,
  candidates: readonly (readonly Candidate[])[],
  canUse: (index: number) => boolean,
  response: ReadResponse,
  isOrdered: boolean,
): WordingMatch {
  const { words } = wording
  const usable = words.map((word, place) => {
    const list = candidates[place] ?? none
    if (list.length === 0) return none
    const [next, nouns] = [words[place + 1], candidates[place + 1] ?? none]
    return list.filter(
      (candidate) => candidate.given.every(canUse) && countsTheSame(word, next, nouns, candidate, response, wording),
    )
  })
  const matched = isOrdered ? inOrder(usable) : eachItsOwn(wording, usable)
  const evidence = new Set<number>()
  let [total, said] = [0, 0]
  let isLiteral = words.some((word) => word.isEvidence)
  for (const [place, word] of words.entries()) {
    if (!word.isEvidence) continue
    const weight = isOrdered ? 1 : word.weight
    const candidate = matched[place]
    total += weight
    if (candidate === undefined || candidate.quality < stemQuality) isLiteral = false
    if (candidate === undefined) continue
    said += weight
    for (const index of candidate.given) evidence.add(index)
  }
  return {
    wording,
    matched,
    evidence: [...evidence].sort((a, b) => a - b),
    recall: total === 0 ? 0 : said / total,
    hasHead: matched[wording.head] !== undefined,
    isLiteral,
  }
}

/** What is matched of a wording of which a response says nothing at all. */
export function matchNothing(wording: Wording): WordingMatch {
  const matched = wording.words.map(() => undefined)
  return { wording, matched, evidence: [], recall: 0, hasHead: false, isLiteral: false }
}

/**
 * Whether a number counts what the wording or its question counts: its unit
 * agrees, and the noun that it stands before, if it stands before one.
 */
function countsTheSame(
  word: ExpectedWord,
  next: ExpectedWord | undefined,
  nouns: readonly Candidate[],
  candidate: Candidate,
  response: ReadResponse,
  wording: Wording,
): boolean {
  if (word.token.number === undefined) return true
  const at = candidate.given[0] ?? 0
  const said = unitAfter(response.tokens, at, response.language)
  const following = response.tokens[at + 1]
  const isLast = following === undefined || following.isStop || /[,.;!?\n]/.test(following.gap)
  // A number by ear ("too days") is no ordinal.
  if (word.token.number.isOrdinal !== (response.tokens[at]?.number?.isOrdinal ?? false) && !isLast) return false
  if (next === undefined) {
    if (!isLast && wording.otherNouns.has(following.stem)) return false
    const direct = response.language.units.get(following?.word ?? '')
    return isLast || direct === undefined || wording.askedUnits === undefined || wording.askedUnits.has(direct)
  }
  if (next.unit !== undefined && said !== undefined && said !== next.unit) return false
  const isBare = isLast || next.unit !== undefined || wording.words.some(({ token }) => token.stem === following.stem)
  const isNear = (index: number): boolean =>
    Math.abs(index - at) <= nounReach &&
    response.tokens.slice(Math.min(index, at) + 1, Math.max(index, at) + 1).every(({ gap }) => !/[,;:!?\n]/.test(gap))
  // "Two loaves and five fish": the loaves are counted already.
  const isCounted = (index: number): boolean =>
    index - 1 !== at && response.tokens[index - 1]?.number?.isOrdinal === false
  return isBare || nouns.some(({ given }) => given.some((index) => isNear(index) && !isCounted(index)))
}

/**
 * The best candidate for each word, of equals the one nearest to the words that stand in one place only; a word that the wording says
 * twice takes another place each time, where there is one.
 */
function eachItsOwn({ words }: Wording, usable: readonly (readonly Candidate[])[]): readonly (Candidate | undefined)[] {
  let anchors: readonly number[] | undefined
  const chosen: (Candidate | undefined)[] = []
  for (const [place, list] of usable.entries()) {
    if (list.length < 2) {
      chosen.push(list[0])
      continue
    }
    anchors ??= usable.flatMap(([best, next]) =>
      best !== undefined && next?.quality !== best.quality ? (best.given[0] ?? []) : [],
    )
    const taken = chosen.flatMap((candidate, before) =>
      words[before]?.token.stem === words[place]?.token.stem ? (candidate?.given ?? []) : [],
    )
    const free = list.filter(({ given }) => given.every((index) => !taken.includes(index)))
    chosen.push(nearest(free.length > 0 ? free : list, anchors))
  }
  return chosen
}

function nearest(list: readonly Candidate[], anchors: readonly number[]): Candidate | undefined {
  const [first] = list
  if (first === undefined || list.length === 1 || anchors.length === 0) return first
  const distance = ({ given }: Candidate): number =>
    anchors.reduce((least, anchor) => Math.min(least, Math.abs(anchor - (given[0] ?? 0))), Number.POSITIVE_INFINITY)
  return list.reduce(
    (best, other) => (other.quality === first.quality && distance(other) < distance(best) ? other : best),
    first,
  )
}

/** The longest choice of candidates whose places in the response rise. */
function inOrder(usable: readonly (readonly Candidate[])[]): readonly (Candidate | undefined)[] {
  type Chain = { readonly length: number; readonly last: number; readonly chosen: ReadonlyMap<number, Candidate> }
  let chains: readonly Chain[] = [{ length: 0, last: -1, chosen: new Map() }]
  for (const [place, list] of usable.entries()) {
    const grown = list.slice(0, placesInOrder).flatMap((candidate) => {
      const at = candidate.given[0] ?? 0
      const base = chains.filter((chain) => chain.last < at).toSorted((a, b) => b.length - a.length)[0]
      if (base === undefined) return []
      return [
        {
          length: base.length + 1,
          last: candidate.given.at(-1) ?? at,
          chosen: new Map(base.chosen).set(place, candidate),
        },
      ]
    })
    chains = shortestEnds([...chains, ...grown])
  }
  const best = chains.toSorted((a, b) => b.length - a.length)[0]
  return usable.map((_, place) => best?.chosen.get(place))
}

/** For each length only the chain that ends first. */
function shortestEnds<T extends { readonly length: number; readonly last: number }>(
  chains: readonly T[],
): readonly T[] {
  const best = new Map<number, T>()
  for (const chain of chains) {
    const known = best.get(chain.length)
    if (known === undefined || chain.last < known.last) best.set(chain.length, chain)
  }
  return [...best.values()]
}

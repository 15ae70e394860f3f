import type { JudgedQuestion } from '@seraph/schema/judging'

import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { Token } from '../../../read/tokenize.ts'
import { tokenizeAgain } from '../../../read/tokenizeAgain.ts'
import { negators } from '../words/stopWords.ts'
import { alignQuoted } from './alignQuoted.ts'
import type { QuotedLink } from './alignQuoted.ts'
import { personOf } from './personOf.ts'

/** What a response has of a quotation that is asked for. */
export type Quoted = {
  /** The parts with words of the quotation in each other's place, with a denial that it lacks, or without its own. */
  readonly wrong: ReadonlySet<number>
  /** The parts that are said word for word, so that nobody's place in them can be turned. */
  readonly exact: ReadonlySet<number>
  /** The tokens that say the quotation's words, where its parts tell by themselves which of them is denied. */
  readonly affirmed: ReadonlySet<number>
}

/** A quotation is followed from so many of its words on, where these are so large a share of the words from the first to the last. */
const fewestLinks = 4
const mostOf = 0.5
/** Longer responses than this, in words, quote more than is asked for. */
const longest = 120
const joining = new Set('and or nor the a an'.split(' '))

/**
 * Holds a response beside the words that its question wants quoted: what stands in another's place ("render to the mill the things that
 * are the baker's …"), whoever speaks for whoever is spoken to, and what is denied. Undefined where it follows them too little to tell.
 */
export function readQuoted(
  question: JudgedQuestion,
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
): Quoted | undefined {
  if (!asksToQuote(question) || tokens.length > longest) return undefined
  const parts = question.parts.map(({ text }) => tokenizeAgain(text, lexicon.language))
  const quoted = parts.flat()
  const partOf = parts.flatMap((own, part) => own.map(() => part))
  const links = alignQuoted(quoted, tokens, lexicon)
  const [first, last] = [links[0], links.at(-1)]
  if (first === undefined || last === undefined || links.length < Math.min(fewestLinks, quoted.length)) return undefined
  if (links.length < mostOf * (last.token - first.token + 1)) return undefined
  const gaps = gapsOf(links, quoted, tokens)
  const wrong = new Set(
    [...(isReordered(quoted, tokens) ? [] : exchangedIn(gaps, quoted)), ...deniedOtherwise(gaps, quoted)].map(
      (word) => partOf[word] ?? 0,
    ),
  )
  const isInside = tokens.every(
    ({ index, word }) => !negators.has(word) || (index > first.token && index < last.token) || isLinked(links, index),
  )
  return {
    wrong,
    exact: new Set([...parts.keys()].filter((part) => isExact(links, partOf, part))),
    affirmed: new Set(isInside ? links.map(({ token }) => token) : []),
  }
}

/** Whether a question wants words of the Bible said, rather than blanks filled in. */
export function asksToQuote({ question, parts }: JudgedQuestion): boolean {
  if (/_{2,}/.test(question)) return false
  return parts.every((part) => part.ordered === true) || /(?:^|, )quote\b/i.test(question)
}

function isLinked(links: readonly QuotedLink[], index: number): boolean {
  return links.some(({ token }) => token === index)
}

/** Whether all words of a part are said one after the other. */
function isExact(links: readonly QuotedLink[], partOf: readonly number[], part: number): boolean {
  const own = links.filter(({ word }) => partOf[word] === part)
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined || own.length < fewestLinks) return false
  return own.length === partOf.filter((other) => other === part).length && last.token - first.token === own.length - 1
}

/** What stands between two words that are said: of the quotation and of the response, with the place of the quotation's next word. */
type Gap = {
  readonly words: readonly number[]
  readonly tokens: readonly Token[]
  readonly next: number
  readonly isInner: boolean
}

function gapsOf(links: readonly QuotedLink[], quoted: readonly Token[], tokens: readonly Token[]): readonly Gap[] {
  const ends = [...links, { word: quoted.length, token: tokens.length }]
  return ends.map(({ word, token }, at): Gap => {
    const before = links[at - 1] ?? { word: -1, token: -1 }
    const isInner = at > 0 && at < links.length
    const own = [...quoted.keys()].slice(before.word + 1, word)
    // Before the first word and after the last one only as much is looked at as is missing.
    const from = at === 0 ? Math.max(0, token - own.length) : before.token + 1
    const to = at === links.length ? Math.min(token, from + own.length) : token
    return { words: own, tokens: tokens.slice(from, to), next: Math.min(word, quoted.length - 1), isInner }
  })
}

/** Whether a response has the quotation's clauses whole, though in another order: nothing in them has changed places. */
function isReordered(quoted: readonly Token[], tokens: readonly Token[]): boolean {
  const clausesOf = (words: readonly Token[]): string => {
    const clauses: string[] = ['']
    for (const { word, stem } of words)
      if (word === 'and' || word === 'but') clauses.push('')
      else clauses[clauses.length - 1] += ` ${stem}`
    return clauses.toSorted().join('/')
  }
  return clausesOf(quoted) === clausesOf(tokens)
}

/** The words of the quotation in whose places another's word stands, and whose own stands in that one's place. */
function exchangedIn(gaps: readonly Gap[], quoted: readonly Token[]): readonly number[] {
  const keys = gaps.map(({ words, tokens }) => ({
    missing: new Map(words.flatMap((word) => keyOf(quoted[word]).map((key) => [key, word] as const))),
    said: new Set(tokens.flatMap((token) => keyOf(token))),
  }))
  return keys.flatMap((one, at) =>
    keys.slice(at + 1).flatMap((other, after) => {
      const [from, to] = [common(one.missing, other.said, one.said), common(other.missing, one.said, other.said)]
      const isTold = from.length > 0 && to.length > 0
      return isTold && !isOnlyJoined(gaps, quoted, at, at + 1 + after) ? [...from, ...to] : []
    }),
  )
}

/** The places of what one gap lacks and another says. */
function common(
  missing: ReadonlyMap<string, number>,
  elsewhere: ReadonlySet<string>,
  here: ReadonlySet<string>,
): readonly number[] {
  return [...missing].flatMap(([key, word]) => (elsewhere.has(key) && !here.has(key) ? [word] : []))
}

/** Whether only "and" stands between two gaps: "earth and heaven" says the same as "heaven and earth". */
function isOnlyJoined(gaps: readonly Gap[], quoted: readonly Token[], one: number, other: number): boolean {
  const from = gaps[one]?.next ?? 0
  const to = Math.min(...(gaps[other]?.words ?? []))
  const between = quoted.slice(from, to)
  return between.length > 0 && between.every(({ word }) => joining.has(word))
}

/** By what a word is known elsewhere: its stem, or who a pronoun speaks of; nothing tells where other little words stand. */
function keyOf(token: Token | undefined): readonly string[] {
  if (token === undefined) return []
  const person = personOf(token.word)
  if (person !== undefined) return [person]
  // "Gods" for God's.
  return token.isStop ? [] : [token.stem.replace(/(?<=[^s]{3})s$/, '')]
}

/** So many gaps apart a denial may have moved ("don't you see", "do you not see"). */
const denialReach = 3

/** The words of the quotation that a denial of the response's own reaches, and those from which it takes one. */
function deniedOtherwise(gaps: readonly Gap[], quoted: readonly Token[]): readonly number[] {
  const lostIn = gaps.map(({ words }) => words.filter((word) => negators.has(quoted[word]?.word ?? '')))
  const isAddedIn = gaps.map(({ tokens }) => tokens.some(({ word }) => negators.has(word)))
  const isNear = (at: number, has: (gap: number) => boolean): boolean =>
    gaps.some((_, other) => other !== at && Math.abs(other - at) <= denialReach && has(other))
  return gaps.flatMap(({ next, isInner }, at) => {
    const lost = lostIn[at] ?? []
    if (!isInner) return []
    if (isAddedIn[at]) return lost.length > 0 || isNear(at, (other) => (lostIn[other] ?? []).length > 0) ? [] : [next]
    return isNear(at, (other) => isAddedIn[other] === true) ? [] : lost
  })
}

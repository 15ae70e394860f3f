import type { Language } from '../language/Language.ts'
import { inUnits } from './numbers/inUnits.ts'
import type { ExpectedNumbers } from './readExpected.ts'
import { withoutRoman } from './numbers/romanNumbers.ts'
import type { CompiledLexicon } from './lexicon.ts'
import { findConcepts } from './concepts.ts'
import type { ConceptSpan } from './concepts.ts'
import type { ReadQuestion } from './readQuestion.ts'
import { tokenize } from './tokenize.ts'
import type { Token } from './tokenize.ts'

/** A response as the judge reads it. */
export type ReadResponse = {
  readonly language: Language
  readonly text: string
  readonly tokens: readonly Token[]
  readonly content: readonly Token[]
  /** The tokens that can be matched, one entry for each spelling, with all its places. */
  readonly places: ReadonlyMap<string, readonly Token[]>
  readonly concepts: readonly ConceptSpan[]
  readonly denied: ReadonlySet<number>
  /** Those that the response denies by its own words, whatever its question denies; read once it is asked for. */
  readonly deniedByItself: () => ReadonlySet<number>
  /** Those of them that stand in a sentence that says that they are not so, even where a denial is expected. */
  readonly framed: ReadonlySet<number>
  /** The tokens of the verse as it is said by heart; none before `affirmRecited`. */
  readonly recited: ReadonlySet<number>
  /** The clause of each token: between commas, stops and "but". */
  readonly clauseOf: readonly number[]
}

/** The most words of a response that are read. */
const tokenLimit = 900

/**
 * Reads a cleaned response to a question (`asked`); an enumeration ("1. … 2. …") loses its numbers. Where a number is `expected`, Roman
 * numerals are read too, and a measure in smaller units than the expected ones in those ("12 months" for a year).
 */
export function readResponse(
  text: string,
  lexicon: CompiledLexicon,
  asked?: ReadQuestion,
  expected: ExpectedNumbers = { isAny: false, units: new Set() },
): ReadResponse {
  const { language } = lexicon
  const isAsked = (word: string): boolean => asked?.stems.has(tokenize(word, language)[0]?.stem ?? '') ?? false
  const plain = expected.isAny ? withoutPairs(withoutRoman(text, isAsked)) : withoutBareEnumeration(text)
  const listed = expected.isAny ? plain : withoutOrdering(plain)
  const read = tokenize(withoutVagueness(withoutEnumeration(listed)), language).slice(0, tokenLimit)
  const tokens = expected.units.size === 0 ? read : inUnits(read, expected.units, language)
  const content = tokens.filter((token) => !token.isStop)
  const framed = language.findFramed(tokens, asked?.tokens ?? [])
  const alone = once(() => new Set([...deniedNearby(tokens, language), ...framed]))
  return {
    language,
    text,
    tokens,
    content,
    places: Map.groupBy(tokens, (token) => (token.number === undefined ? token.word : token.stem)),
    concepts: findConcepts(tokens, lexicon),
    denied: new Set([...language.findDenied(tokens, asked?.tokens), ...framed]),
    deniedByItself: alone,
    framed,
    recited: new Set(),
    clauseOf: clausesOf(tokens, language),
  }
}

/** What begins a clause within which a denial before it denies nothing. */
const anew = new Set('and but when if because while so that who which though although'.split(' '))

/** What stands after a denial, up to the next word that begins a clause, whatever is asked. */
function deniedNearby(tokens: readonly Token[], language: Language, recited?: ReadonlySet<number>): readonly number[] {
  const { negators } = language.words
  return [...language.findDenied(tokens, [], recited)].filter((index) => {
    const from = tokens.findLastIndex((token) => token.index < index && negators.has(token.word))
    return (
      from >= 0 &&
      tokens.slice(from + 1, index + 1).every(({ word, gap }) => !anew.has(word) && !/[,.;:!?\n]/.test(gap))
    )
  })
}

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** What only says that one isn't sure, at the end of a clause. */
const unsure = new RegExp(
  [
    String.raw`(?:(?:i'?m|i am) )?not sure(?: which(?: one)?)?(?=\s*(?:$|[,.;!?\n]))`,
    String.raw`(?:i )?(?:don'?t|do not) know(?: which(?: one)?)?(?=\s*(?:$|[,.;!?\n]))`,
    String.raw`(?:take|pick|choose) (?:your pick|one|any)(?=\s*(?:$|[.!?\n]))`,
    String.raw`(?:(?:i think )?(?:it'?s|it is) )?one of (?:them|these|those|the two)(?=\s*(?:$|[.!?\n]))`,
    String.raw`i (?:can'?t|cannot|couldn'?t) (?:decide|choose|tell|say|pick)(?: which(?: one)?)?(?=\s*(?:$|[,.;!?\n]))`,
    String.raw`(?:so )?i(?:'?ll| will)? (?:say|put|write|pick|take|wrote) both(?: to be (?:safe|sure))?(?=\s*(?:$|[,.;!?\n]))`,
  ]
    .map((remark) => `[, ]{1,2}${remark}`)
    .join('|'),
  'gi',
)

/** "… or something", "something like that": no answer of its own. */
function withoutVagueness(text: string): string {
  const sure = /\bor\b|\b(?:your pick|pick one|choose one)\b/i.test(text)
    ? text.replace(unsure, '').replace(/\bor else\b/gi, 'or')
    : text
  return sure.replace(
    /[, ]{0,2}\bor (?:something|someone|somebody|whatever|stuff)\b(?: like (?:that|this|it))?(?=\s*(?:$|[,.;!?\n]))|\bsomething like (?:that|this)\b/gi,
    '',
  )
}

/** "A pair", "a couple of vines": two, where a number is expected. */
function withoutPairs(text: string): string {
  return text.replace(/\ba (?:pair|couple)(?: of)?\b/gi, '2')
}

/** "First men, then God": a row, in which "first" says nothing of what it asks for. */
function withoutOrdering(text: string): string {
  return text.replace(/^\s{0,9}first,? (?=[^.!?\n]{1,200}[ ,](?:and )?then\b)/i, '')
}

function withoutEnumeration(text: string): string {
  const bare = text.replace(/(^|[\s,;])(?:\d{1,2}|[a-h])[.)](?=\s+\p{L})/gu, '$1;')
  return bare.replace(/(^|\n)\s*#?\d{1,2}\s*[:-]\s*(?!fold\b)(?=\p{L})/gu, '$1;')
}

/** A response in which the denials of the verse, said by heart, deny nothing: what the verse itself says is what is asked for. */
export function affirmRecited(response: ReadResponse, recited: ReadonlySet<number>, asked: ReadQuestion): ReadResponse {
  if (recited.size === 0) return response
  const framed =
    response.framed.size === 0 ? response.framed : response.language.findFramed(response.tokens, asked.tokens, recited)
  const denied =
    response.denied.size === 0 ? response.denied : response.language.findDenied(response.tokens, asked.tokens, recited)
  const alone = once(() => new Set([...deniedNearby(response.tokens, response.language, recited), ...framed]))
  return { ...response, recited, denied: new Set([...denied, ...framed]), deniedByItself: alone, framed }
}

/** A response in which what says the words of a quotation is denied by nothing: the parts that a denial turns round are told apart. */
export function affirmQuoted(response: ReadResponse, quoted: ReadonlySet<number> = new Set()): ReadResponse {
  if (quoted.size === 0 || response.denied.size === 0) return response
  return { ...response, denied: new Set([...response.denied].filter((index) => !quoted.has(index))) }
}

/** "1 Egypt 2 Elam 3 Cush": numbers that only count what is listed, where none is asked for. */
function withoutBareEnumeration(whole: string): string {
  // "2 things 1 silver 2 wine".
  const text = whole.replace(/^\s*\d{1,2} (?:things|ways|kinds|groups|answers)\b[,:]?\s*(?=1\s)/i, '')
  const numbers = [...text.matchAll(/(?<![\p{L}\p{N}])(\d{1,2})(?=\s+\p{L})/gu)].map((match) => Number(match[1]))
  const isCounting = numbers.length > 1 && /^\D{0,3}1\s/.test(text) && numbers.every((number, at) => number === at + 1)
  return isCounting ? text.replace(/(?<![\p{L}\p{N}])\d{1,2}(?=\s+\p{L})/gu, ';') : text
}

function clausesOf(tokens: readonly Token[], { words: { adversatives } }: Language): readonly number[] {
  let clause = 0
  return tokens.map((token) => {
    if (/[,.;:!?\n]|\s-\s|–|—/.test(token.gap) || adversatives.has(token.word)) clause++
    return clause
  })
}

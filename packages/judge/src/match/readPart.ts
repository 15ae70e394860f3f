import type { QuestionPart } from '@seraph/schema/judging'

import { findCandidates, noOffers } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import type { CompiledLexicon } from '../read/lexicon.ts'
import { stemQuality } from './matchWord.ts'
import { deedsOf } from '../language/english/deeds/deedsOf.ts'
import { partsAffirmed } from '../language/english/clauses/partsAffirmed.ts'
import { partsNotSo } from '../language/english/clauses/partsNotSo.ts'
import type { ReadQuestion } from '../read/readQuestion.ts'
import type { ReadResponse } from '../read/readResponse.ts'
import { readWording } from '../read/readWording.ts'
import type { Wording } from '../read/readWording.ts'
import type { NamedQuestion } from '../read/nameParts.ts'
import { contentTokens } from '../read/tokenize.ts'
import type { Token } from '../read/tokenize.ts'
import { wordingsOf } from '../read/wordingsOf.ts'

/** A wording and what the response offers for each of its words. */
export type OfferedWording = { readonly wording: Wording; readonly candidates: readonly (readonly Candidate[])[] }

/** A part of a question, set against a response. */
export type ReadPart = {
  readonly part: QuestionPart
  readonly accepted: readonly OfferedWording[]
  readonly rejected: readonly OfferedWording[]
  readonly keys: readonly OfferedWording[]
  readonly isOrdered: boolean
  /** Whether it is one of more parts than are asked for. */
  readonly isAlternative: boolean
  /** Whether it is one of several of which one alone is asked for: what it shares with another tells as much. */
  readonly isAnyOne: boolean
  /** The stems of the question. */
  readonly asked: ReadonlySet<string>
  /** The question's content words. */
  readonly askedWords: readonly Token[]
  /** Whether the question denies something, so that an opposite may be what it means. */
  readonly isDenialAsked: boolean
  /**
   * Whether the question asks for this very part by a denial ("what should he not imitate"): \`beside\` where it asks for another part by
   * the same verb without one, else \`alone\`; undefined where it doesn't.
   */
  readonly denial: 'alone' | 'beside' | undefined
  /** Whether the question asks for this part without a denial, though it denies something of another. */
  readonly isAffirmedAsked: boolean
  /** What the response denies where it answers this part. */
  readonly denied: ReadonlySet<number>
  /** Whether the question says "more than" or "less than". */
  readonly hasMore: boolean
  readonly hasLess: boolean
  /** Stems that other parts of the question expect too, which tell nothing about which of them is meant. */
  readonly shared: ReadonlySet<string>
}

/** A part before any response is set against it: its wordings, and what is `fixed` for all responses. */
type AskedPart = {
  readonly fixed: Omit<ReadPart, 'accepted' | 'rejected' | 'keys' | 'denied'>
  readonly accepted: readonly Wording[]
  readonly rejected: readonly Wording[]
  readonly keys: readonly Wording[]
}

/** Sets every part of a question against a response. */
export function readParts(
  question: NamedQuestion,
  asked: ReadQuestion,
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly ReadPart[] {
  const known = noOffers(response)
  const offer = (wording: Wording, isOrdered: boolean): OfferedWording => ({
    wording,
    candidates: findCandidates(wording, asked, response, lexicon, isOrdered, known),
  })
  const read = askedParts(question, asked, lexicon).map(({ fixed, accepted, rejected, keys }): ReadPart => ({
    ...fixed,
    accepted: accepted.map((wording) => offer(wording, fixed.isOrdered)),
    rejected: rejected.map((wording) => offer(wording, false)),
    keys: keys.map((wording) => offer(wording, fixed.isOrdered)),
    denied: response.denied,
  }))
  if (read.length < 2 || read[0]?.isAlternative === true) return read
  const literal = read.map(literalTokens)
  const affirmed = read.some(({ isAffirmedAsked }) => isAffirmedAsked)
    ? deniedOfAffirmed(read, asked, response)
    : undefined
  return read.map((part, at) => {
    const isElsewhere = (index: number): boolean =>
      literal[at]?.has(index) !== true && literal.some((tokens) => tokens.has(index))
    const accepted = part.accepted.map((offered) => withoutSynonyms(offered, isElsewhere))
    return { ...part, accepted, denied: part.isAffirmedAsked && affirmed !== undefined ? affirmed : part.denied }
  })
}

/**
 * What a response denies of the parts that are asked for without a denial. Where what the question denies stands right after the response's
 * own denial, that is all it denies: "not lord it over them examples flock".
 */
function deniedOfAffirmed(
  parts: readonly ReadPart[],
  asked: ReadQuestion,
  response: ReadResponse,
): ReadonlySet<number> {
  const { negators } = response.language.words
  const rightly = new Set(
    parts
      .filter(({ isAffirmedAsked }) => !isAffirmedAsked)
      .flatMap(({ accepted }) => accepted.flatMap(({ candidates }) => candidates.flat().flatMap(({ given }) => given))),
  )
  /** Who says the question back says its denial, too. */
  const isSaidBack = (at: number): boolean =>
    asked.tokens.some(
      ({ word, index }) =>
        negators.has(word) &&
        asked.tokens[index - 1]?.word === response.tokens[at - 1]?.word &&
        word === response.tokens[at]?.word,
    )
  const denied = [...response.deniedByItself()].filter((index) => {
    const from = response.tokens.findLastIndex((token) => token.index < index && negators.has(token.word))
    if (isSaidBack(from)) return false
    return response.tokens.slice(from + 1, index).every((token) => !rightly.has(token.index))
  })
  return new Set([...response.denied, ...denied])
}

const none: ReadonlySet<number> = new Set()

/** The parts of the latest reading of a question, which stays the same for all responses while its words are remembered. */
const remembered = new WeakMap<NamedQuestion, { asked: ReadQuestion; parts: readonly AskedPart[] }>()

function askedParts(question: NamedQuestion, asked: ReadQuestion, lexicon: CompiledLexicon): readonly AskedPart[] {
  const known = remembered.get(question)
  if (known?.asked === asked) return known.parts
  const parts = readAskedParts(question, asked, lexicon)
  remembered.set(question, { asked, parts })
  return parts
}

function readAskedParts(question: NamedQuestion, asked: ReadQuestion, lexicon: CompiledLexicon): readonly AskedPart[] {
  const askedWords = contentTokens(asked.tokens)
  const isDenialAsked = asked.language.hasNegator(asked.tokens)
  const deeds = isDenialAsked && asked.language.grammar.hasDeeds ? deedsOf(asked, question.parts.length) : []
  const deniedAsked = isDenialAsked && asked.language.grammar.hasDeeds ? partsNotSo(asked, question.parts.length) : none
  const affirmed = isDenialAsked && asked.language.grammar.hasDeeds ? partsAffirmed(asked, question.parts.length) : none
  const read = (text: string): Wording => readWording(text, asked, lexicon)
  const wordings = question.parts.map((part) => wordingsOf(part, asked.language).map(read))
  const stems = wordings.map(([first]) => new Set(first?.words.map((word) => word.token.stem) ?? []))
  return question.parts.map((part, at) => ({
    fixed: {
      part,
      isOrdered: part.ordered ?? false,
      asked: asked.stems,
      askedWords,
      isDenialAsked,
      denial: denialOf(deeds, at) ?? (deniedAsked.has(at) ? 'beside' : undefined),
      isAffirmedAsked: affirmed.has(at),
      hasMore: isSaidBefore(asked, 'more'),
      hasLess: isSaidBefore(asked, 'less') || isSaidBefore(asked, 'fewer'),
      isAlternative: question.parts.length > question.points,
      isAnyOne: question.parts.length > 1 && question.points === 1,
      shared: new Set(stems.flatMap((other, index) => (index === at ? [] : [...other]))),
    },
    accepted: wordings[at] ?? [],
    rejected: (part.reject ?? []).map(read),
    keys: (part.key ?? []).map(read),
  }))
}

function denialOf(deeds: ReturnType<typeof deedsOf>, at: number): ReadPart['denial'] {
  const own = deeds[at]
  if (own?.isNegative !== true) return undefined
  const isBeside = deeds.some(
    (other) => other?.isNegative === false && [...other.verbs].some((verb) => own.verbs.has(verb)),
  )
  return isBeside ? 'beside' : 'alone'
}

function isSaidBefore({ tokens }: ReadQuestion, word: string): boolean {
  return tokens.some((token) => token.word === word && tokens[token.index + 1]?.word === 'than')
}

/** The tokens that say a word of a part itself. */
function literalTokens({ accepted }: Pick<ReadPart, 'accepted'>): ReadonlySet<number> {
  const literal = new Set<number>()
  for (const { wording, candidates } of accepted)
    for (const [place, word] of wording.words.entries())
      if (word.isEvidence)
        for (const { given, quality } of candidates[place] ?? [])
          if (quality >= stemQuality) for (const index of given) literal.add(index)
  return literal
}

/** What is offered, less what means a word here but is the very word of another part: things listed apart are not the same. */
function withoutSynonyms(offered: OfferedWording, isElsewhere: (index: number) => boolean): OfferedWording {
  const isOther = ({ given, quality }: Candidate): boolean => quality < stemQuality && given.every(isElsewhere)
  const { wording, candidates } = offered
  if (!candidates.some((list) => list.some(isOther))) return offered
  return { wording, candidates: candidates.map((list) => list.filter((candidate) => !isOther(candidate))) }
}

import type { QuestionPart } from '@seraph/schema/judging'

import { findCandidates } from './candidates.ts'
import type { Candidate, KnownOffers } from './candidates.ts'
import type { CompiledLexicon } from '../read/lexicon.ts'
import { stemQuality } from './matchWord.ts'
import { deedsOf } from '../language/english/deeds/deedsOf.ts'
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
  /** Whether the question says "more than" or "less than". */
  readonly hasMore: boolean
  readonly hasLess: boolean
  /** Stems that other parts of the question expect too, which tell nothing about which of them is meant. */
  readonly shared: ReadonlySet<string>
}

/** Sets every part of a question against a response. */
export function readParts(
  question: NamedQuestion,
  asked: ReadQuestion,
  response: ReadResponse,
  lexicon: CompiledLexicon,
): readonly ReadPart[] {
  const known: KnownOffers = new Map()
  const offer = (text: string, isOrdered: boolean): OfferedWording => {
    const wording = readWording(text, asked, lexicon)
    return { wording, candidates: findCandidates(wording, asked, response, lexicon, isOrdered, known) }
  }
  const askedWords = contentTokens(asked.tokens)
  const isDenialAsked = asked.language.hasNegator(asked.tokens)
  const deeds = isDenialAsked && asked.language.grammar.hasDeeds ? deedsOf(asked, question.parts.length) : []
  const read = question.parts.map((part, at) => {
    const isOrdered = part.ordered ?? false
    return {
      part,
      isOrdered,
      asked: asked.stems,
      askedWords,
      isDenialAsked,
      denial: denialOf(deeds, at),
      hasMore: isSaidBefore(asked, 'more'),
      hasLess: isSaidBefore(asked, 'less') || isSaidBefore(asked, 'fewer'),
      isAlternative: question.parts.length > question.points,
      isAnyOne: question.parts.length > 1 && question.points === 1,
      accepted: wordingsOf(part, asked.language).map((text) => offer(text, isOrdered)),
      rejected: (part.reject ?? []).map((text) => offer(text, false)),
      keys: (part.key ?? []).map((text) => offer(text, isOrdered)),
    }
  })
  const literal = read.map(literalTokens)
  const kept = read.map((part, at) => {
    const others = new Set(literal.flatMap((own, index) => (index === at ? [] : [...own])))
    const isElsewhere = (index: number): boolean => others.has(index) && !literal[at]?.has(index)
    if (part.isAlternative) return part
    return { ...part, accepted: part.accepted.map((offered) => withoutSynonyms(offered, isElsewhere)) }
  })
  const stems = kept.map(({ accepted }) => new Set(accepted[0]?.wording.words.map((word) => word.token.stem) ?? []))
  return kept.map((part, at) => ({
    ...part,
    shared: new Set(stems.flatMap((other, index) => (index === at ? [] : [...other]))),
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
  const offered = accepted.flatMap(({ wording, candidates }) =>
    candidates.filter((_, place) => wording.words[place]?.isEvidence),
  )
  return new Set(offered.flat().flatMap(({ given, quality }) => (quality >= stemQuality ? given : [])))
}

/** What is offered, less what means a word here but is the very word of another part: things listed apart are not the same. */
function withoutSynonyms(
  { wording, candidates }: OfferedWording,
  isElsewhere: (index: number) => boolean,
): OfferedWording {
  return {
    wording,
    candidates: candidates.map((list) =>
      list.filter(({ given, quality }) => quality >= stemQuality || !given.every(isElsewhere)),
    ),
  }
}

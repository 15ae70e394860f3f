import { findConcepts } from './concepts.ts'
import type { ConceptSpan } from './concepts.ts'
import type { Language } from '../language/Language.ts'
import type { CompiledLexicon } from './lexicon.ts'
import { isDerived } from '../match/matchWord.ts'
import type { ReadQuestion } from './readQuestion.ts'
import { contentTokens } from './tokenize.ts'
import type { Token } from './tokenize.ts'
import { tokenizeAgain } from './tokenizeAgain.ts'

/** A word that a wording expects. `key`: its word and stem, which are all that tells what stands for it. */
export type ExpectedWord = {
  readonly token: Token
  readonly key: string
  readonly weight: number
  /** Whether the word counts: one said by the question does not, unless the question says the whole answer. */
  readonly isEvidence: boolean
  readonly isName: boolean
  /** The unit it names, when a number stands before it. */
  readonly unit: string | undefined
  /** Whether it may be left out: the day and month of a date with a year, or a number, where none is asked for. */
  readonly isSpare: boolean
  /** Whether "a" or "an" stands before it, which excludes other numbers. */
  readonly isOne: boolean
}

/** One wording of a part, made ready for matching. */
export type Wording = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly ExpectedWord[]
  /** The place in `words` of the word that the rest describes. */
  readonly head: number
  readonly isNegative: boolean
  readonly concepts: readonly ConceptSpan[]
  /**
   * The units that the question asks numbers of ("how many years"); empty where
   * it counts no measure ("how many streams"), undefined where it says nothing.
   */
  readonly askedUnits: ReadonlySet<string> | undefined
  /** The stems of the question's nouns that its numbers don't count: "men" where it asks how many women took hold of one man. */
  readonly otherNouns: ReadonlySet<string>
}

/** How many other words tell what a number only adds to. */
const fewestBeside = 2
/** The numbers that are years: from the first up to the second. */
const firstYear = 1000
const endOfYears = 2200
const lastDay = 31
/** A word shorter than this is an initial, unless it is a name. */
const shortestName = 3
/** How far from the first of several names its last one may stand. */
const nameReach = 3
/** What names and numbers weigh, and what only describes; other words weigh 1. */
const heavyWeight = 3
const descriptorWeight = 0.5

/** The wordings that were read against a question, which is itself read with one lexicon. */
const wordings = new WeakMap<ReadQuestion, Map<string, Wording>>()

/** Reads a wording against its question: which words count, how much, and which one is the head. */
export function readWording(text: string, question: ReadQuestion, lexicon: CompiledLexicon): Wording {
  const known = wordings.get(question) ?? new Map<string, Wording>()
  wordings.set(question, known)
  const wording = known.get(text) ?? read(text, question, lexicon)
  known.set(text, wording)
  return wording
}

function read(text: string, question: ReadQuestion, lexicon: CompiledLexicon): Wording {
  const { language } = lexicon
  const { lightVerbs, sayings, vagueNouns } = language.words
  const tokens = tokenizeAgain(text, language)
  const content = contentTokens(tokens)
  const counted = content.length > 0 ? content : tellingTokens(tokens, language)
  const isEchoed = ({ stem, number, isCapital }: Token): boolean =>
    question.echoes.has(stem) ||
    (number === undefined && !isCapital && [...question.stems].some((asked) => isDerived(asked, stem, language)))
  const fresh = counted.filter((token) => !isEchoed(token))
  const isTelling = fresh.some((token) => !lightVerbs.has(token.word))
  const evidence = new Set(isTelling ? fresh : counted)
  const names = findNames(counted, lexicon)
  const spare = findSpare(counted, evidence, question)
  const head = findHead(tokens, counted, names, evidence, language)
  const words = counted.map((token): ExpectedWord => {
    const isOwner = /'s?$/.test(token.raw) && names.has(token) && counted.length > 1
    const isSaying = sayings.has(token.word) && counted.length > 1
    const isDescriptor =
      isOwner || isSaying || (names.has(counted[head] ?? token) && describes(tokens, counted[head], token))
    const isVague =
      (vagueNouns.has(token.word) || language.words.manners.has(token.word) || isCarrier(tokens, token, language)) &&
      evidence.size > 1
    const isInitial = token.word.length < shortestName && token.number === undefined && !lexicon.names.has(token.word)
    const isLight = spare.has(token) || isDescriptor || isVague || (isInitial && names.has(token))
    const isHeavy = names.has(token) || token.number !== undefined
    return {
      token,
      key: `${token.word} ${token.stem}`,
      isSpare: spare.has(token),
      weight: isLight ? descriptorWeight : isHeavy ? heavyWeight : 1,
      isEvidence: evidence.has(token),
      isName: names.has(token),
      unit: unitOf(counted, token, language),
      isOne: isArticle(tokens[token.index - 1], language) || isArticle(articleBefore(tokens, counted, token), language),
    }
  })
  return {
    text,
    tokens,
    words,
    head,
    concepts: findConcepts(tokens, lexicon),
    isNegative: language.hasNegator(tokens) || language.findDenied(tokens).size > 0,
    askedUnits: unitsAsked(question),
    otherNouns: nounsNotCounted(question),
  }
}

/**
 * What of a wording may be left out: the day and month of a full date, which "when" asks for less strictly than "on what day", and a
 * number beside other words where none is asked for ("the first two letters").
 */
function findSpare(
  counted: readonly Token[],
  evidence: ReadonlySet<Token>,
  question: ReadQuestion,
): ReadonlySet<Token> {
  const year = counted.find(
    (token) => (token.number?.value ?? 0) >= firstYear && (token.number?.value ?? 0) < endOfYears,
  )
  const isDate =
    year !== undefined &&
    evidence.has(year) &&
    counted.every((token) => token === year || question.language.months.has(token.word) || isDay(token))
  if (isDate)
    return new Set(question.language.asksDay(question.tokens) ? [] : counted.filter((token) => token !== year))
  const numbers = counted.filter((token) => token.number !== undefined && evidence.has(token))
  const isBeside = evidence.size - numbers.length >= fewestBeside
  return new Set(isBeside && !question.language.asksNumber(question.tokens) ? numbers : [])
}

/** The units after each "how many" of a question, and those that it names elsewhere. */
function unitsAsked({ tokens, language: { asksCount, units } }: ReadQuestion): ReadonlySet<string> | undefined {
  const isCounting = tokens.some((token) => asksCount(tokens, token))
  return isCounting ? new Set(tokens.flatMap(({ word }) => units.get(word) ?? [])) : undefined
}

/** The telling words of a question that asks "how many", but for what each "how many" counts. */
function nounsNotCounted({ tokens, stems, language }: ReadQuestion): ReadonlySet<string> {
  const counting = tokens.filter((token) => language.asksCount(tokens, token))
  if (counting.length === 0) return new Set()
  const counted = new Set(
    counting.flatMap(({ index }) => {
      const end = tokens.findIndex((token) => token.index > index && token.isStop)
      return tokens.slice(index + 1, end < 0 ? undefined : end).map(({ stem }) => stem)
    }),
  )
  // "Of how many will the people be afraid" names nothing that is counted.
  return new Set(counted.size === 0 ? [] : [...stems].filter((stem) => !counted.has(stem)))
}

/** Whether a number can be the day of a month. */
export function isDay({ number }: Token): boolean {
  return number !== undefined && number.value >= 1 && number.value <= lastDay
}

/** What a wording of little words tells: its amounts and denials ("because they are many"), else all of it. */
function tellingTokens(tokens: readonly Token[], { words: { amounts } }: Language): readonly Token[] {
  const telling = tokens.filter((token) => amounts.has(token.word))
  if (telling.length > 0) return telling
  const [that, , may] = tokens
  // "That he might be with him": what he might is what tells.
  const isPurpose = that?.word === 'that' && purposes.has(may?.word ?? '') && tokens.length > 4
  return isPurpose ? tokens.slice(3) : tokens
}

const purposes = new Set('might may should would could'.split(' '))

/** The names among the counted words; an everyday word after a name is one too, if it is written as one ("Graham Bell"). */
function findNames(counted: readonly Token[], lexicon: CompiledLexicon): ReadonlySet<Token> {
  const { divineNames, placeNouns } = lexicon.language.words
  const names = new Set<Token>()
  for (const [at, token] of counted.entries()) {
    const before = counted[at - 1]
    const isSurname =
      before !== undefined &&
      names.has(before) &&
      before.isCapital &&
      token.isCapital &&
      before.index === token.index - 1
    if (
      isName(token, lexicon) ||
      (isSurname && !placeNouns.has(token.word) && token.number === undefined && !divineNames.has(token.word))
    )
      names.add(token)
  }
  return names
}

/** Whether a word is a name: of the lexicon, or written with a capital inside a text and no everyday word. */
export function isName(token: Token, lexicon: CompiledLexicon): boolean {
  const { common, divineNames } = lexicon.language.words
  if (token.number !== undefined || divineNames.has(token.word)) return false
  if (lexicon.names.has(token.word)) return true
  return token.isCapital && !token.isStop && !common.has(token.word)
}

function unitOf(content: readonly Token[], token: Token, { units }: Language): string | undefined {
  const before = content[content.indexOf(token) - 1]
  return before?.number === undefined ? undefined : units.get(token.word)
}

function articleBefore(tokens: readonly Token[], content: readonly Token[], token: Token): Token | undefined {
  const before = content[content.indexOf(token) - 1]
  if (before === undefined || before.index !== token.index - 1 || before.number !== undefined) return undefined
  return tokens[before.index - 1]
}

/** "A" or "an", but for that of a number ("a thousand silver shekels"). */
function isArticle(token: Token | undefined, { words }: Language): boolean {
  return token !== undefined && words.articles.has(token.word) && token.number === undefined
}

function describes(tokens: readonly Token[], head: Token | undefined, token: Token): boolean {
  if (head === undefined || token.index <= head.index) return false
  const next = tokens[head.index + 1]
  return (
    next !== undefined && (next.word === 'the' || next.word === 'of' || titles.has(next.word) || /,/.test(next.gap))
  )
}

/** What may stand right after a name and only tells who bears it: "Rezin king of Syria", as "of" does in "Simon of Cyrene". */
const titles = new Set('son daughter king queen prophet priest governor servant'.split(' '))

function findHead(
  tokens: readonly Token[],
  content: readonly Token[],
  names: ReadonlySet<Token>,
  evidence: ReadonlySet<Token>,
  language: Language,
): number {
  const { auxiliaries, manners } = language.words
  const afterVerb = content.find((token) => evidence.has(token) && auxiliaries.has(tokens[token.index - 1]?.word ?? ''))
  if (afterVerb !== undefined) return content.indexOf(afterVerb)
  const [opening] = content
  const chunk = firstChunk(
    tokens,
    evidence,
    opening !== undefined && isCarrier(tokens, opening, language) ? opening.index + 1 : 0,
    language,
  )
  const named = chunk.find((token) => names.has(token))
  const run =
    named === undefined ? chunk : chunk.filter((token) => names.has(token) && token.index - named.index <= nameReach)
  const isHead = (token: Token): boolean => !manners.has(token.word) && !saysHowItIs(tokens, token)
  const head =
    (language.grammar.isHeadLast ? run.findLast(isHead) : run.find(isHead)) ??
    run.at(-1) ??
    content.find((token) => evidence.has(token))
  return head === undefined ? 0 : content.indexOf(head)
}

/** The counted words before the first preposition or relative that follows one; a particle of a verb is none ("took out its stones"). */
function firstChunk(
  tokens: readonly Token[],
  evidence: ReadonlySet<Token>,
  from: number,
  language: Language,
): readonly Token[] {
  const chunk: Token[] = []
  for (const token of tokens.slice(from)) {
    const isBreak = language.words.phraseBreaks.has(token.word) && !isParticle(tokens, token, language)
    if (chunk.length > 0 && (isBreak || /[,;:]/.test(token.gap))) break
    if (evidence.has(token)) chunk.push(token)
  }
  return chunk
}

function isParticle(tokens: readonly Token[], { word, index }: Token, { words }: Language): boolean {
  return words.particles.has(word) && words.determiners.has(tokens[index + 1]?.word ?? '')
}

/** Whether a word only carries the one after "of" ("freedom of speech", "a kind of bird"). */
function isCarrier(tokens: readonly Token[], { word, index }: Token, { of, words }: Language): boolean {
  const next = tokens[index + 1]?.word ?? ''
  return words.carriers.has(word) && (of.has(next) || (word.endsWith('ing') && words.phraseBreaks.has(next)))
}

/** Whether a word says what the noun right before it does ("trees walking"), so that it is no answer without it. */
function saysHowItIs(tokens: readonly Token[], { word, index }: Token): boolean {
  const before = tokens[index - 1]
  return (
    /.{2}ing$/.test(word) &&
    index === tokens.length - 1 &&
    before !== undefined &&
    /[^s]s$|men$/.test(before.word) &&
    !before.isStop
  )
}

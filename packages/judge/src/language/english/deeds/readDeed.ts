import { asksForManner } from './asksForManner.ts'
import { negators, phraseBreaks, stopWords } from '../words/stopWords.ts'
import { personNouns } from '../words/wordKinds.ts'
import { baseForms } from '../words/irregularForms.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'

/**
 * Which side of a deed a question asks for: who does it (`doer`), what it
 * is done to (`object`), what it is done to where the question says so in
 * the passive (`patient`), with or by what (`means`), or something else about it in the passive ("for whom was it made": `other`).
 */
export type Side = 'doer' | 'object' | 'patient' | 'means' | 'other'

/** A deed of a question: the words that may be its verb, who does it and what it is done to as far as they are said, by their stems. */
export type Deed = {
  readonly side: Side
  readonly verbs: ReadonlySet<string>
  readonly doers: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  /** Whether whom it is done to or who does it is said with a pronoun. */
  readonly hasPronoun: boolean
  /** The pronoun that says who does it, as a subject ("he"). */
  readonly pronoun: string | undefined
  readonly isNegative: boolean
  /** The preposition that it asks with ("to whom"). */
  readonly lead?: string
  /** Whether it asks for who does it by "by" and a passive ("by which groups must he be rejected"). */
  readonly isBy?: boolean
}

const beForms = new Set('is are was were be been being'.split(' '))
const helpers = new Set(
  'do does did will shall should would can could may might must has have had wont dont doesnt didnt shouldnt wouldnt cant couldnt'.split(
    ' ',
  ),
)
export const subjectPronouns: ReadonlySet<string> = new Set('i he she it they we you who thou'.split(' '))
export const openers: ReadonlySet<string> = new Set(
  'the a an his her its their my your our this that these those'.split(' '),
)
/** Who does something, all or none: "what can nobody do". */
export const indefinite: ReadonlySet<string> = new Set(
  'nobody nothing everybody everyone somebody someone anybody anyone'.split(' '),
)
const adverbs = new Set('not never also ever then still always again once first together really'.split(' '))

/** Nouns whose plural is irregular, too. */
const plurals = new Set(
  'children feet geese men mice oxen teeth women calves knives leaves lives loaves sheaves thieves wives wolves flies'.split(
    ' ',
  ),
)

/** Whether a word has the form of a past or a participle. */
export function isPast(word: string): boolean {
  return (baseForms.has(word) && !plurals.has(word)) || (word.length > 3 && word.endsWith('ed'))
}

/** The deed that an asking clause asks one side of; undefined where its words don't tell. `ask`: the place of its asking word. */
export function readDeed(tokens: readonly Token[], ask: number, end: number): Deed | undefined {
  return readAsked(tokens, ask, end) ?? readBefore(tokens, ask)
}

/** The deed of a clause that asks at its end ("when God overthrew which two places"). */
function readBefore(tokens: readonly Token[], ask: number): Deed | undefined {
  const verb = tokens[ask - 1]
  if (verb === undefined || !isPast(verb.word) || /[,;:]/.test(tokens[ask]?.gap ?? '')) return undefined
  const start = tokens.findLastIndex(
    ({ index, word, gap }) => index < verb.index && (phraseBreaks.has(word) || word === 'and' || /[,;:]/.test(gap)),
  )
  const subject = tokens.slice(
    start < 0 ? 0 : phraseBreaks.has(tokens[start]?.word ?? '') ? start + 1 : start,
    verb.index,
  )
  return subject.length === 0 ? undefined : deed('object', [verb], subject, [], false)
}

const subordinating = new Set('that though although because when while if unless saying who whom which'.split(' '))

/** A clause without the one that it has within it ("though she did", "but couldn't", "by saying that we have no sin"). */
function mainClause(clause: readonly Token[]): readonly Token[] {
  const end = clause.findIndex(
    ({ word }, at) =>
      at > 1 && (subordinating.has(word) || (word === 'but' && clause.slice(at + 1).every(({ isStop }) => isStop))),
  )
  return end < 0 ? clause : clause.slice(0, end)
}

function readAsked(tokens: readonly Token[], ask: number, end: number): Deed | undefined {
  // "With their what": a blank rather than a clause.
  if (openers.has(tokens[ask - 1]?.word ?? '')) return undefined
  const clause = tokens.slice(ask + 1, end)
  const told = toldClause(clause)
  if (told !== undefined) return told
  const helperAt = clause.findIndex(({ word }) => helpers.has(word) || beForms.has(word))
  const before = /[,;:]/.test(tokens[ask]?.gap ?? '') ? '' : (tokens[ask - 1]?.word ?? '')
  const lead = phraseBreaks.has(before) && !stopAsked.has(before) ? before : undefined
  if (asksForManner(tokens, ask)) return undefined
  const isNegative =
    mainClause(clause).some(({ word }) => negators.has(word)) || negators.has(tokens[ask - 2]?.word ?? '')
  const verbAt = clause.findIndex(({ word }) => isPast(word))
  if (helperAt < 0 || (verbAt >= 0 && verbAt < helperAt)) {
    const at = verbAt >= 0 ? verbAt : presentAt(tokens[ask]?.word ?? '', clause)
    if (at < 0 || lead !== undefined) return undefined
    return deed(
      'doer',
      [...clause.slice(at, at + 1), ...rowOf(clause, at)],
      clause.slice(0, at),
      clause.slice(at + 1),
      isNegative,
    )
  }
  const helper = clause[helperAt]?.word ?? ''
  const following = clause.slice(helperAt + 1).filter(({ word }) => !adverbs.has(word))
  // "What has been done" is a passive.
  const isBeen = following[0]?.word === 'been' && following.length > 1
  const after = isBeen ? following.slice(1) : following
  const [first, second] = after
  if (first === undefined) return undefined
  const isBe = isBeen || beForms.has(helper)
  // "Who have no need": nothing says the deed but "have" itself, as it doesn't in "what has he swallowed".
  const isPerfect = subjectPronouns.has(first.word) && after.slice(1).some(({ word }) => isPast(word))
  if (/^ha(?:ve|s|d)$/.test(helper) && !isBeen && !isPast(first.word) && !isPerfect && helperAt === 0) return undefined
  const isNoun =
    subjectPronouns.has(first.word) || indefinite.has(first.word) || openers.has(first.word) || first.isCapital
  const isSubjectFirst =
    isNoun ||
    ['do', 'does', 'did', 'dont', 'doesnt', 'didnt'].includes(helper) ||
    // "Who will glorify God": after "who" nothing but a name stands before the verb.
    (!isBe &&
      first.word !== 'be' &&
      tokens[ask]?.word !== 'who' &&
      second !== undefined &&
      !second.isStop &&
      !isPast(first.word))
  if (!isSubjectFirst) {
    if (isBe && !isPast(first.word)) return undefined
    if (first.word === 'be' && second !== undefined && isPast(second.word))
      return deed('patient', [second], [], after.slice(2), isNegative)
    if (isBe) return deed('patient', [first], [], after.slice(1), isNegative)
    return lead === undefined ? deed('doer', [first], clause.slice(0, helperAt), after.slice(1), isNegative) : undefined
  }
  const be = after.findIndex(({ word }) => word === 'be')
  const done = after[be + 1]
  // "By which two groups must the young king be judged".
  if (lead !== undefined && be > 0 && done !== undefined && isPast(done.word))
    return {
      ...deed(lead === 'by' || lead === 'with' ? 'means' : 'other', [done], [], after.slice(0, be), isNegative),
      isBy: lead === 'by',
    }
  const rest = nounEnd(after)
  const subject = after.slice(0, rest)
  const said = after.slice(rest)
  if (said.length === 0) return undefined
  if (isBe) return deedOfBe(said, subject, lead, isNegative)
  return deedOf(said, subject, lead, isNegative, isNoun)
}

/** The other verbs of a row, which the same one does ("came out and began to question Jesus"). */
function rowOf(clause: readonly Token[], at: number): readonly Token[] {
  return clause.filter(({ word, index }, place) => {
    const before = clause[place - 1]
    if (place <= at || before === undefined || index !== before.index + 1) return false
    return (before.word === 'and' && isPast(word)) || (before.word === 'to' && isPast(clause[place - 2]?.word ?? ''))
  })
}

/** A deed after a form of "be": "to whom was he to show it", "by what is it beaten", "what is the victory that has overcome". */
function deedOfBe(
  said: readonly Token[],
  subject: readonly Token[],
  lead: string | undefined,
  isNegative: boolean,
): Deed | undefined {
  const [opening, verb] = said
  if (opening?.word === 'to' && verb !== undefined && !verb.isStop)
    return deed(lead === 'with' || lead === 'by' ? 'means' : 'object', [verb], subject, said.slice(2), isNegative)
  if (['that', 'which', 'who'].includes(opening?.word ?? '')) {
    const at = said.findIndex((token, index) => index > 0 && !helpers.has(token.word) && !token.isStop)
    const own = said[at]
    return own === undefined || said.slice(1, at).some(({ word }) => subjectPronouns.has(word) || openers.has(word))
      ? undefined
      : deed('doer', [own], subject, said.slice(at + 1), isNegative)
  }
  // "Whom is the prophet told to set": he does it.
  const [told, to, does] = said
  if (told !== undefined && ordering.has(told.word) && to?.word === 'to' && does !== undefined && !does.isStop)
    return deed(lead === 'with' || lead === 'by' ? 'means' : 'object', [does], subject, said.slice(3), isNegative)
  const participle = said.findIndex(({ word }) => isPast(word))
  if (participle < 0) return undefined
  if (lead === undefined) return undefined
  const side = lead === 'by' || lead === 'with' ? 'means' : 'other'
  return { ...deed(side, said.slice(participle, participle + 1), [], subject, isNegative), isBy: lead === 'by' }
}

/** A deed whose doer stands before its verb; one that says or thinks another ("did they say he has", "say comes") gives way to that. */
function deedOf(
  said: readonly Token[],
  subject: readonly Token[],
  lead: string | undefined,
  isNegative: boolean,
  isNoun: boolean,
): Deed | undefined {
  const [verb, next] = said
  if (verb === undefined || verb.isStop) return undefined
  if (saying.has(verb.word) && next !== undefined) {
    const told = said.slice(1).filter(({ word }) => !['that', 'had', 'has', 'have', 'to'].includes(word))
    const end = nounEnd(told)
    if (isOpening(told[0]) && told[end] !== undefined)
      return deedOf(told.slice(end), told.slice(0, end), lead, isNegative, true)
    if (told.length === 1 && said.length === 2) return undefined
  }
  // A noun that something describes ("the unclean spirit") may have been taken for the verb.
  const isPlain = isNoun && (subjectPronouns.has(subject[0]?.word ?? '') || subject[0]?.isCapital === true)
  const verbs = isPlain || next === undefined || next.isStop ? [verb] : [verb, next]
  const side = lead === 'with' || lead === 'by' ? 'means' : 'object'
  return deed(side, verbs, subject, said.slice(1), isNegative)
}

const ordering = new Set('told commanded asked allowed supposed sent called commissioned ordered instructed'.split(' '))
const saying = new Set('say think suppose tell promise'.split(' '))

function isOpening(token: Token | undefined): boolean {
  return token !== undefined && (subjectPronouns.has(token.word) || openers.has(token.word) || token.isCapital)
}

/** The place of a verb in the present that follows its doer ("who loves", "which animal knows its owner"). */
function presentAt(ask: string, clause: readonly Token[]): number {
  if (['who', 'what'].includes(ask) && isPresent(clause[0])) return 0
  const isKnown = ask === 'which' && clause[0]?.isStop === false && isPresent(clause[1]) && clause[2]?.isStop === true
  return isKnown ? 1 : -1
}

/** Whether a word right after "who" has the form of a present ("who loves"). */
function isPresent(token: Token | undefined): boolean {
  return token !== undefined && !token.isStop && /[^s']s$/.test(token.word)
}

/** The deed that somebody only thought or said to be done ("whom did they think that Jesus was calling"). */
function toldClause(clause: readonly Token[]): Deed | undefined {
  const that = clause.findIndex(({ word }) => word === 'that')
  if (that < 0 || !clause.slice(0, that).some(({ word }) => saying.has(word) || word === 'thought')) return undefined
  const told = clause.slice(that + 1)
  if (told.some(({ word }) => /^do(?:ne|ing)?$/.test(word))) return undefined
  const end = nounEnd(told)
  const said = told.slice(end).filter(({ word }) => !helpers.has(word) && !beForms.has(word))
  const [verb] = said
  const isActive = !beForms.has(told[end]?.word ?? '') || verb?.word.endsWith('ing') === true
  if (!isOpening(told[0]) || verb === undefined || verb.isStop || !isActive) return undefined
  return deed(
    'object',
    [verb],
    told.slice(0, end),
    said.slice(1),
    told.some(({ word }) => negators.has(word)),
  )
}

const stopAsked = new Set('who whom whose which when where'.split(' '))

/** How many words the noun phrase takes that begins a text: a pronoun, or a noun with what is bound to it. */
export function nounEnd(tokens: readonly Token[]): number {
  const [first] = tokens
  if (first !== undefined && (subjectPronouns.has(first.word) || indefinite.has(first.word))) return 1
  let at = 0
  const noun = (): void => {
    while (openers.has(tokens[at]?.word ?? '')) at++
    const isNamed = tokens[at]?.isCapital === true
    at++
    // "The blind man": what is described is no verb.
    if (!isNamed) while (at < tokens.length - 1 && personNouns.has(tokens[at]?.word ?? '')) at++
    // What is bound to a name, or describes the noun ("the unclean spirit", "Simon Peter"); at least the verb is left.
    while (at < tokens.length - 1 && (isNamed ? tokens[at]?.isCapital === true : isPossessive(tokens[at - 1]))) at++
  }
  noun()
  while (at < tokens.length - 1 && ['of', 'in', 'and', 'from', 'with'].includes(tokens[at]?.word ?? '')) {
    at++
    noun()
  }
  return Math.min(at, tokens.length)
}

function deed(
  side: Side,
  verbs: readonly Token[],
  doers: readonly Token[],
  objects: readonly Token[],
  isNegative: boolean,
): Deed {
  const stems = (list: readonly Token[]): ReadonlySet<string> =>
    new Set(list.filter(({ word }) => !stopWords.has(word)).map(({ stem }) => stem))
  const hasPronoun = [...doers, ...objects].some(
    ({ word }) => subjectPronouns.has(word) || word === 'him' || word === 'them',
  )
  const pronoun = doers.length === 1 && subjectPronouns.has(doers[0]?.word ?? '') ? doers[0]?.word : undefined
  return { side, verbs: stems(verbs), doers: stems(doers), objects: stems(objects), hasPronoun, pronoun, isNegative }
}

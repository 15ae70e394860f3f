import { negators, phraseBreaks, stopWords } from '../read/words/stopWords.ts'
import { baseForms } from '../read/words/irregularForms.ts'
import type { Token } from '../read/tokenize.ts'

/**
 * Which side of a deed a question asks for: who does it (`doer`), what it
 * is done to (`object`), what it is done to where the question says so in
 * the passive (`patient`), or with or by what (`means`).
 */
export type Side = 'doer' | 'object' | 'patient' | 'means'

/** A deed of a question: the words that may be its verb, who does it and what it is done to as far as they are said, by their stems. */
export type Deed = {
  readonly side: Side
  readonly verbs: ReadonlySet<string>
  readonly doers: ReadonlySet<string>
  readonly objects: ReadonlySet<string>
  /** Whether whom it is done to or who does it is said with a pronoun. */
  readonly hasPronoun: boolean
  readonly isNegative: boolean
}

const beForms = new Set('is are was were be been being'.split(' '))
const helpers = new Set(
  'do does did will shall should would can could may might must has have had wont dont doesnt didnt shouldnt wouldnt cant couldnt'.split(
    ' ',
  ),
)
export const subjectPronouns: ReadonlySet<string> = new Set('i he she it they we you who thou'.split(' '))
const openers = new Set('the a an his her its their my your our this that these those'.split(' '))
const adverbs = new Set('not never also ever then still always again once first together really'.split(' '))

/** Whether a word has the form of a past or a participle. */
export function isPast(word: string): boolean {
  return baseForms.has(word) || (word.length > 3 && word.endsWith('ed'))
}

/** The deed that an asking clause asks one side of; undefined where its words don't tell. `ask`: the place of its asking word. */
export function readDeed(tokens: readonly Token[], ask: number, end: number): Deed | undefined {
  const clause = tokens.slice(ask + 1, end)
  const helperAt = clause.findIndex(({ word }) => helpers.has(word) || beForms.has(word))
  const before = tokens[ask - 1]?.word ?? ''
  const lead = phraseBreaks.has(before) && !stopAsked.has(before) ? before : undefined
  const isNegative = clause.some(({ word }) => negators.has(word)) || negators.has(tokens[ask - 2]?.word ?? '')
  const verbAt = clause.findIndex(({ word }) => isPast(word))
  if (helperAt < 0 || (verbAt >= 0 && verbAt < helperAt)) {
    if (verbAt < 0 || lead !== undefined) return undefined
    return deed('doer', clause.slice(verbAt, verbAt + 1), [], clause.slice(verbAt + 1), isNegative)
  }
  const helper = clause[helperAt]?.word ?? ''
  const after = clause.slice(helperAt + 1).filter(({ word }) => !adverbs.has(word))
  const [first, second] = after
  if (first === undefined) return undefined
  const isBe = beForms.has(helper)
  const isNoun = subjectPronouns.has(first.word) || openers.has(first.word) || first.isCapital
  const isSubjectFirst =
    isNoun ||
    ['do', 'does', 'did', 'dont', 'doesnt', 'didnt'].includes(helper) ||
    (!isBe && second !== undefined && !second.isStop && !isPast(first.word))
  if (!isSubjectFirst) {
    if (isBe && !isPast(first.word)) return undefined
    if (first.word === 'be' && second !== undefined && isPast(second.word))
      return deed('patient', [second], [], after.slice(2), isNegative)
    if (isBe) return deed('patient', [first], [], after.slice(1), isNegative)
    return lead === undefined ? deed('doer', [first], [], after.slice(1), isNegative) : undefined
  }
  const rest = nounEnd(after)
  const subject = after.slice(0, rest)
  const said = after.slice(rest)
  if (said.length === 0) return undefined
  if (isBe) {
    const participle = said.findIndex(({ word }) => isPast(word))
    if (participle < 0) return undefined
    const isMeans = lead === 'by' || lead === 'with'
    return isMeans ? deed('means', said.slice(participle, participle + 1), [], subject, isNegative) : undefined
  }
  const [verb, next] = said
  if (verb === undefined || verb.isStop) return undefined
  // A noun that something describes ("the unclean spirit") may have been taken for the verb.
  const isPlain = subjectPronouns.has(first.word) || first.isCapital
  const verbs = isPlain || next === undefined || next.isStop ? [verb] : [verb, next]
  const objects = said.slice(1)
  const side = lead === 'with' || lead === 'by' ? 'means' : 'object'
  return deed(side, verbs, subject, objects, isNegative)
}

const stopAsked = new Set('who whom whose which when where'.split(' '))

/** How many words the noun phrase takes that begins a text: a pronoun, or a noun with what is bound to it. */
function nounEnd(tokens: readonly Token[]): number {
  const [first] = tokens
  if (first !== undefined && subjectPronouns.has(first.word)) return 1
  let at = 0
  const noun = (): void => {
    while (openers.has(tokens[at]?.word ?? '')) at++
    const isNamed = tokens[at]?.isCapital === true
    at++
    // What is bound to a name, or describes the noun ("the unclean spirit", "Simon Peter"); at least the verb is left.
    while (at < tokens.length - 1 && (isNamed ? tokens[at]?.isCapital : tokens[at - 1]?.raw.endsWith("'s")) === true)
      at++
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
  return { side, verbs: stems(verbs), doers: stems(doers), objects: stems(objects), hasPronoun, isNegative }
}

import { isRelative } from '../../../read/isRelative.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { clauseEnd } from '../deeds/deedsOf.ts'
import { isPast, nounEnd, openers, subjectPronouns } from '../deeds/readDeed.ts'
import { deedKey } from '../verse/readVerse.ts'
import { isSaying } from '../verse/verbsOf.ts'
import { auxiliaries, negators, phraseBreaks } from '../words/stopWords.ts'

/**
 * On which side of a question's predicate its answer belongs: before it ("who is great in Zion") or after it ("to whom does the Lord say
 * woe"), and what else is said there.
 */
export type AskedSide = {
  readonly isBefore: boolean
  /** The preposition that it asks with. */
  readonly lead: string | undefined
  /** The key of the word that says what is done or what somebody is. */
  readonly verb: string
  readonly isPassive: boolean
  /** Of an answer after the predicate: who does it by the question; empty where a pronoun does. */
  readonly doers: ReadonlySet<string>
  /** What follows the predicate. */
  readonly rest: ReadonlySet<string>
}

const asking = new Set('what which who whom whose where when why how'.split(' '))
const sided = new Set('what which who whom'.split(' '))
const beForms = new Set('is are was were be been being'.split(' '))
const adverbs = new Set('not never also ever then still always again once first so very no longer'.split(' '))
const saying = new Set('say says said think thought'.split(' '))
const helping = new Set('do does did'.split(' '))
/** Irregular forms that carry no evidence of their own. */
const told = new Set('told said done spoke'.split(' '))

/**
 * The side on which each part of a question belongs: one for all where it asks once, one after another where it asks as often as it has
 * parts; undefined where its words don't tell.
 */
export function askedSides(asked: ReadQuestion, partCount: number): readonly (AskedSide | undefined)[] {
  const sides = sidesOf(asked)
  if (sides.length === 1) return Array.from({ length: partCount }, () => sides[0])
  return sides.length === partCount ? sides : []
}

const sidesOf = oncePer(({ tokens }: ReadQuestion): readonly (AskedSide | undefined)[] => {
  // "Who or what" asks once.
  const asks = tokens.filter(
    (token) => asking.has(token.word) && tokens[token.index + 1]?.word !== 'or' && !isRelative(tokens, token),
  )
  return asks.map((ask, at) => {
    const clause = tokens.slice(ask.index + 1, clauseEnd(tokens, ask.index, asks[at + 1]?.index))
    const before = /[,;:]/.test(ask.gap) ? '' : (tokens[ask.index - 1]?.word ?? '')
    return sided.has(ask.word) ? sideOf(ask, clause, phraseBreaks.has(before) ? before : undefined) : undefined
  })
})

function sideOf(ask: Token, clause: readonly Token[], lead: string | undefined): AskedSide | undefined {
  const helper = clause.findIndex(({ word }) => auxiliaries.has(word))
  const past = clause.findIndex(({ word }) => hasPastForm(word))
  const isBare = ask.word === 'who' || ask.word === 'whom' || helper === 0
  const present = helper < 0 && past < 0 && lead === undefined ? presentOf(clause) : -1
  if (present >= 0) return beforeOf(clause, present, false)
  // "Who encamped in Ariel": the verb itself follows.
  if (helper < 0 || (past >= 0 && past < helper))
    return past < 0 || lead !== undefined ? undefined : beforeOf(clause, past, false)
  const after = clause.slice(helper + 1)
  const [first] = after
  if (first === undefined) return undefined
  const isSubject =
    !negators.has(first.word) &&
    (openers.has(first.word) ||
      subjectPronouns.has(first.word) ||
      first.isCapital ||
      helping.has(clause[helper]?.word ?? '') ||
      lead !== undefined)
  if (isSubject) {
    // "Who was the king of Judah" has no sides, and in what something is sown is no matter of who does it.
    if (beForms.has(clause[helper]?.word ?? '') && (isBare || lead !== undefined)) return undefined
    return afterOf(after, lead)
  }
  // "What should people do": only "be" tells that what follows is no subject.
  const isBe = clause.slice(helper, helper + 2).some(({ word }) => beForms.has(word))
  if (ask.word === 'what' && helper === 0 && !isBe) return undefined
  const at = clause.findIndex(({ word }, place) => place > helper && !auxiliaries.has(word) && !adverbs.has(word))
  // "Who should be in subjection": what somebody is in says it.
  const verb = isBe && clause[at]?.word === 'in' && clause[at + 1]?.isStop === false ? at + 1 : at
  const isPassive =
    clause.slice(helper, verb).some(({ word }) => beForms.has(word)) && hasPastForm(clause[verb]?.word ?? '')
  return verb < 0 || phraseBreaks.has(clause[verb]?.word ?? '') ? undefined : beforeOf(clause, verb, isPassive)
}

/** Where a verb in the present follows several things ("which two things obey Jesus"). */
function presentOf(clause: readonly Token[]): number {
  const noun = clause.findIndex(({ number, isStop }) => number === undefined && !isStop)
  const [verb, next] = [clause[noun + 1], clause[noun + 2]]
  const isPlural = /[^s]s$|^(?:people|men|women|children)$/.test(clause[noun]?.word ?? '')
  const isFollowed = next !== undefined && (openers.has(next.word) || next.isCapital || phraseBreaks.has(next.word))
  return noun >= 0 && isPlural && verb?.isStop === false && verb.number === undefined && isFollowed ? noun + 1 : -1
}

function beforeOf(clause: readonly Token[], verb: number, isPassive: boolean): AskedSide | undefined {
  const own = clause[verb]
  if (own === undefined || own.number !== undefined || isPossessive(own)) return undefined
  if (own.isStop && !hasPastForm(own.word) && !isSaying(own)) return undefined
  if (clause.slice(0, verb).some(({ word }) => negators.has(word))) return undefined
  return {
    isBefore: true,
    lead: undefined,
    verb: deedKey(own),
    isPassive,
    doers: new Set(),
    rest: stemsOf(clause.slice(verb + 1)),
  }
}

function afterOf(after: readonly Token[], lead: string | undefined): AskedSide | undefined {
  if (after.some(({ word }) => beForms.has(word))) return undefined
  const size = nounEnd(after)
  const subject = after.slice(0, size)
  const said = after.slice(size).filter(({ word }) => !adverbs.has(word))
  // "Against which land did the plotters say that they would go up".
  const [first, ...others] = said
  const next = others.filter(({ word }) => word !== 'that')
  if (saying.has(first?.word ?? '') && subjectPronouns.has(next[0]?.word ?? '')) {
    const own = next.findIndex(({ word }, at) => at > 0 && !auxiliaries.has(word))
    return own < 0 ? undefined : sideAfter(subject, next.slice(own), lead)
  }
  // What somebody does is no side of a verb.
  if (said.some(({ word }) => helping.has(word))) return undefined
  const verb = said.findIndex(({ word }) => !auxiliaries.has(word) && word !== 'to')
  return verb < 0 ? undefined : sideAfter(subject, said.slice(verb), lead)
}

function sideAfter(
  subject: readonly Token[],
  [verb, ...rest]: readonly Token[],
  lead: string | undefined,
): AskedSide | undefined {
  if (verb === undefined || phraseBreaks.has(verb.word) || openers.has(verb.word) || verb.number !== undefined)
    return undefined
  return {
    isBefore: false,
    lead,
    verb: deedKey(verb),
    isPassive: false,
    doers: stemsOf(subject),
    rest: stemsOf(rest),
  }
}

function hasPastForm(word: string): boolean {
  return isPast(word) || told.has(word)
}

function stemsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.filter(({ isStop, number }) => !isStop && number === undefined).map(({ stem }) => stem))
}

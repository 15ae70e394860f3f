import type { PartMatch } from '../../../match/matchPart.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { determiners, particles } from '../words/wordKinds.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast, subjectPronouns } from './readDeed.ts'

const beForms = new Set('is are was were be been being get gets got'.split(' '))
const leads = new Set('to for into'.split(' '))
const skipped = new Set([...determiners, ...particles, 'all', 'other', 'some', 'many', 'these', 'those'])

const plural = /[^s]s$|^(?:people|men|women|children|sheep)$/

/** A verb of the response that stands for one of the part: its place, and the words of its clause on both sides. */
type Spoken = { readonly verb: number; readonly before: readonly Token[]; readonly after: readonly Token[] }

/**
 * Whether who suffers a deed is made to do it, or the other way round: "he would kill people" for "be killed", "God gives it" for "given
 * to God", "Zion founded Yahweh" for "Yahweh has founded Zion", "many others beat the farmers" where it asks what was done to the others.
 * "They killed him" says who did what is done, and turns nothing.
 */
export function isVoiceTurned(asked: ReadQuestion, match: PartMatch, tokens: readonly Token[]): boolean {
  const { words, tokens: own } = match.wording
  const saidFor = (index: number): number | undefined =>
    match.matched[words.findIndex(({ token }) => token.index === index)]?.given[0]
  const isMatched = (token: Token): boolean => match.matched.some((one) => one?.given.includes(token.index))
  return words.some(({ token: { index, word } }) => {
    const at = saidFor(index)
    if (at === undefined) return false
    const spoken = spokenAt(tokens, at)
    if (isPassive(spoken)) return false
    const wordsOf = (list: readonly Token[]): readonly number[] => list.flatMap((token) => saidFor(token.index) ?? [])
    const isDeed = isPast(word) || auxiliaries.has(own[index - 1]?.word ?? '')
    if (isDeed && !isPassiveAt(own, index)) {
      const doers = wordsOf(own.slice(0, index).filter(({ isStop }) => !isStop))
      const objects = wordsOf(objectsAfter(own, index))
      const isCrossed = doers.some((place) => place > at) && objects.some((place) => place < at)
      if (isCrossed && doers.every((place) => place > at) && objects.every((place) => place < at)) return true
    }
    if (isPassiveAt(own, index) && isDoneTo(spoken, asked, isMatched, byPronoun(own, index))) return true
    if (isPast(word) && index === 0 && leads.has(own[index + 1]?.word ?? '')) {
      const [subject] = spoken.before.filter(({ isStop }) => !isStop).slice(-1)
      const next = wordsOf(own.slice(index + 2).filter(({ isStop }) => !isStop))
      if (subject !== undefined && next.includes(subject.index) && !isLed(subject, tokens)) return true
    }
    return isDoneByPatient(asked, spoken, isMatched)
  })
}

/** The clause around a verb, from comma or "and" with a verb of its own to the next comma. */
function spokenAt(tokens: readonly Token[], verb: number): Spoken {
  const isEnd = ({ gap }: Token): boolean => /[,.;:!?\n]/.test(gap)
  const start = Math.max(
    0,
    tokens.findLastIndex((token) => token.index <= verb && isEnd(token)),
  )
  const end = tokens.findIndex((token) => token.index > verb && isEnd(token))
  return {
    verb,
    before: tokens.slice(start, verb),
    after: tokens.slice(verb + 1, end < 0 ? undefined : end),
  }
}

function isPassive({ before, after }: Spoken): boolean {
  return before.slice(-3).some(({ word }) => beForms.has(word)) || after.slice(0, 3).some(({ word }) => word === 'by')
}

/** Whether a part says at a place what is done to somebody: after a form of "be", or by whom. */
function isPassiveAt(own: readonly Token[], index: number): boolean {
  const isParticiple = isPast(own[index]?.word ?? '')
  return (
    isParticiple &&
    (beForms.has(own[index - 1]?.word ?? '') || own.slice(index + 1, index + 3).some(({ word }) => word === 'by'))
  )
}

function byPronoun(own: readonly Token[], index: number): string | undefined {
  const by = own.findIndex((token) => token.index > index && token.word === 'by')
  return by >= 0 && subjectPronouns.has(own[by + 1]?.word ?? '') ? own[by + 1]?.word : undefined
}

/** The nouns right after a verb, up to the first preposition. */
function objectsAfter(own: readonly Token[], index: number): readonly Token[] {
  const after = own.slice(index + 1)
  const end = after.findIndex(({ word }) => phraseBreaks.has(word))
  return after.slice(0, end < 0 ? undefined : end).filter(({ isStop }) => !isStop)
}

/** Whether a subject does the deed to something else that the question doesn't speak of; `by`: the pronoun that does it by the part. */
function isDoneTo(
  { before, after }: Spoken,
  asked: ReadQuestion,
  isMatched: (token: Token) => boolean,
  by: string | undefined,
): boolean {
  const subject = before.findLast(({ word }) => !auxiliaries.has(word))
  const object = after.find(({ word }) => !skipped.has(word))
  if (subject === undefined || object === undefined || object.isStop) return false
  const isPronoun = subjectPronouns.has(subject.word)
  if (by !== undefined) return isPronoun && subject.word !== by
  const isNoun =
    object.isCapital || determiners.has(after[after.indexOf(object) - 1]?.word ?? '') || plural.test(object.word)
  return isPronoun && isNoun && !isMatched(object) && !asked.stems.has(object.stem)
}

function isLed(token: Token, tokens: readonly Token[]): boolean {
  const before = tokens.findLast(({ index, word }) => index < token.index && !determiners.has(word))
  return before !== undefined && phraseBreaks.has(before.word)
}

function isVerbal({ word }: Token): boolean {
  return auxiliaries.has(word) || isPast(word)
}

/** "The others beat the farmers" where it asks what was done to the others. */
function isDoneByPatient(
  asked: ReadQuestion,
  { before, after }: Spoken,
  isMatched: (token: Token) => boolean,
): boolean {
  const patients = patientsOf(asked)
  if (patients === undefined) return false
  const subject = before.findLast((token) => !token.isStop && !isMatched(token))
  const and = after.findIndex(({ word }, at) => word === 'and' && after.slice(at).some((next) => isVerbal(next)))
  const own = after.slice(0, and < 0 ? undefined : and)
  const object = own.find((token) => !skipped.has(token.word) && token.word !== 'and' && !isMatched(token))
  return (
    subject !== undefined &&
    patients.has(subject.stem) &&
    before.every(
      (token) =>
        token.index <= subject.index || auxiliaries.has(token.word) || token.word === 'and' || isMatched(token),
    ) &&
    object !== undefined &&
    !object.isStop &&
    !patients.has(object.stem)
  )
}

/** The stems of those of whom a question asks what was done to them; undefined where it doesn't. */
const patientsOf = oncePer(({ tokens }: ReadQuestion): ReadonlySet<string> | undefined => {
  const to = tokens.findIndex(
    ({ word, index }) => word === 'to' && /^(?:done|happen(?:s|ed)?)$/.test(tokens[index - 1]?.word ?? ''),
  )
  if (to < 0) return undefined
  const rest = tokens.slice(to + 1)
  const end = rest.findIndex(({ word, gap }, at) => at > 0 && (auxiliaries.has(word) || /[,;:?]/.test(gap)))
  return new Set(rest.slice(0, end < 0 ? undefined : end).flatMap(({ isStop, stem }) => (isStop ? [] : stem)))
})

import type { PartMatch } from '../../../match/matchPart.ts'
import type { ReadResponse } from '../../../read/readResponse.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPronounLast } from './isExchanged.ts'
import { partDeed } from './partDeed.ts'
import { objectPerson, subjectPerson } from './pronouns.ts'

const beForms = new Set('is are was were be been being get gets got'.split(' '))
const relatives = new Set('who which that whom what'.split(' '))
const skipped = new Set('the a an his her its their my your our all also then may and to'.split(' '))

/**
 * Whether a part that is a clause is said with its doer and its object in each other's place: "their
 * face covered the wings" for "covered his face", "because you trust in him"
 * for "because he trusts in you". `pronoun`: who does it by the question, where it says so with a pronoun.
 */
export function isPartTurned(match: PartMatch, response: ReadResponse, pronoun: string | undefined): boolean {
  const deed = partDeed(match.wording.tokens)
  if (
    deed === undefined ||
    isWordForWord(match) ||
    match.wording.words.some(({ token, isName }) => isName && token.index === deed.verb)
  )
    return false
  const saidFor = (place: number): number | undefined => {
    const at = match.wording.words.findIndex(({ token }) => token.index === place)
    return match.matched[at]?.given[0]
  }
  const verb = saidFor(deed.verb)
  const spoken = response.tokens[verb ?? -1]
  if (verb === undefined || response.tokens.filter(({ stem }) => stem === spoken?.stem).length > 1) return false
  const clause = clauseAround(response.tokens, verb)
  const isPassive = beForms.has(clause.findLast(({ index, word }) => index < verb && word !== 'not')?.word ?? '')
  const before = clause.filter(({ index }) => index < verb)
  const after = clause.filter(({ index }) => index > verb)
  const objects = [...deed.objects].flatMap((place) => saidFor(place) ?? [])
  const isObjectFirst = objects.length > 0 && objects.every((index) => index < verb && index >= (clause[0]?.index ?? 0))
  const isDirect =
    isObjectFirst &&
    before
      .filter(({ index }) => index > Math.max(...objects))
      .every(({ word }) => auxiliaries.has(word) || word === 'not' || word === 'to')
  const isFollowed = after.some((token) => isNominal(token))
  if (isPassive || deed.isPassive) return deed.isPassive && isPassive && isDirect && isFollowed
  if (isDirect && isFollowed && !relatives.has(before[0]?.word ?? '')) return true
  const subject = deed.subject ?? pronoun
  const person = objectPerson(deed.object)
  if (person !== undefined && person === subjectPerson(subject)) return false
  if (isPronounLast({ tokens: clause, verb, isPassive }, subject)) return true
  const next = after.slice(0, 3)
  return (
    person !== undefined &&
    // "He took Jesus down" for "took him down" says who is taken by his name; "he took them down" says that it is others.
    (subject !== undefined || next.some(({ word }) => objectPerson(word) !== undefined)) &&
    isActedOn(response.tokens, verb) &&
    subjectPerson(doerBefore(response.tokens, verb, match)) === person &&
    next.every(({ word }) => objectPerson(word) !== person)
  )
}

/** Whether all of a part is said in its own words and order, which turns nothing. */
function isWordForWord({ matched, isLiteral, recall }: PartMatch): boolean {
  const places = matched.flatMap((candidate) => candidate?.given[0] ?? [])
  return (
    matched.length > 1 &&
    isLiteral &&
    recall === 1 &&
    places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))
  )
}

/** The pronoun that does what a verb says: the first word before it but for helpers, and other verbs of a row. */
function doerBefore(tokens: readonly Token[], verb: number, { evidence }: PartMatch): string | undefined {
  for (let at = verb - 1; at >= 0; at--) {
    const token = tokens[at]
    if (token === undefined || /[.;!?\n]/.test(tokens[at + 1]?.gap ?? '')) return undefined
    if (beForms.has(token.word)) return undefined
    if (subjectPerson(token.word) !== undefined) return token.word
    const isPassed = auxiliaries.has(token.word) || skipped.has(token.word) || evidence.includes(at)
    if (!isPassed && token.isStop && objectPerson(token.word) === undefined && !phraseBreaks.has(token.word))
      return undefined
  }
  return undefined
}

/** Whether something is done to somebody in what follows a verb in its sentence. */
function isActedOn(tokens: readonly Token[], verb: number): boolean {
  const end = tokens.findIndex(({ index, gap }) => index > verb && /[.;!?\n]/.test(gap))
  return tokens.slice(verb + 1, end < 0 ? undefined : end).some((token) => isNominal(token))
}

function isNominal({ isStop, word }: Token): boolean {
  return !isStop || objectPerson(word) !== undefined
}

/** The words around a place, from comma, "and" or "but" to the next. */
function clauseAround(tokens: readonly Token[], at: number): readonly Token[] {
  const from = tokens.findLastIndex((token) => token.index <= at && begins(token))
  const to = tokens.findIndex((token) => token.index > at && begins(token))
  return tokens.slice(Math.max(0, from), to < 0 ? tokens.length : to)
}

function begins({ gap, word }: Token): boolean {
  return /[,.;:!?\n]/.test(gap) || word === 'and' || word === 'but'
}

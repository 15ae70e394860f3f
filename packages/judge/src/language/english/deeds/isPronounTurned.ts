import type { PartMatch } from '../../../match/matchPart.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import type { Token } from '../../../read/tokenize.ts'
import { objectPerson, subjectPerson } from './pronouns.ts'

/** Who does something, by the pronoun for whom it is done to. */
const subjects: ReadonlyMap<string, string> = new Map([
  ['me', 'i'],
  ['us', 'we'],
  ['you', 'you'],
  ['him', 'he'],
  ['her', 'she'],
])
const relatives = new Set('who which that'.split(' '))

/**
 * Whether the pronoun to whom a part says that something is done does it in the response: "the people we plunder" for "those who plunder
 * us", "the love which we have for God" for "the love which God has for us", "because we first loved him" for "because he first loved us".
 */
export function isPronounTurned({ wording: { tokens: own }, evidence }: PartMatch, tokens: readonly Token[]): boolean {
  const object = own.find(({ word, index }) => objectPerson(word) !== undefined && index > 1 && isObject(own, index))
  const person = objectPerson(object?.word)
  const doer = subjects.get(object?.word ?? '')
  if (object === undefined || person === undefined || doer === undefined) return false
  if (own.some(({ word, index }) => index < object.index && subjectPerson(word) === person)) return false
  const hasDoer = own
    .slice(0, object.index)
    .some(({ word }) => relatives.has(word) || (subjectPerson(word) ?? person) !== person)
  const [first = 0, last = 0] = [evidence[0], evidence.at(-1)]
  const around = tokens.slice(Math.max(0, first - 3), last + 4)
  const isSubject = (token: Token): boolean => token.word === doer && isBeforeVerb(tokens, token.index, evidence)
  return (
    hasDoer &&
    around.some(isSubject) &&
    !around.some(({ word, index }) => objectPerson(word) === person && isObject(tokens, index))
  )
}

/** Whether a pronoun stands where something is done to it: after a preposition or a verb, and before none. */
function isObject(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const isLed = before !== undefined && (phraseBreaks.has(before.word) || !before.isStop) && !relatives.has(before.word)
  return isLed && !auxiliaries.has(next?.word ?? '')
}

/** Whether a pronoun stands right before a verb of the evidence, or has what is spoken of. */
function isBeforeVerb(tokens: readonly Token[], at: number, evidence: readonly number[]): boolean {
  const next = tokens.slice(at + 1).find(({ word }) => word !== 'first' && word !== 'also')
  if (next === undefined) return false
  // "Which we have for God": what is had needs no other verb.
  const isHad = /^ha(?:ve|s|d)$/.test(next.word) && phraseBreaks.has(tokens[next.index + 1]?.word ?? '')
  return evidence.includes(next.index) || isHad
}

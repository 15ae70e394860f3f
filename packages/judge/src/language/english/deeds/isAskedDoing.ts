import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { auxiliaries, phraseBreaks } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'
import type { Clause } from './isExchanged.ts'
import { objectPerson } from './pronouns.ts'
import type { Deed } from './readDeed.ts'

/**
 * Whether a clause lets somebody do the deed whom the question has on another side of it: whom it asks for with a preposition ("Ahaz spoke
 * to him" where it asks to whom the Lord spoke), or what it names beside who does it ("the trees could write down the number of children"
 * where it asks who could write down how many trees there are).
 */
export function isAskedDoing(
  { tokens, verb, isPassive }: Clause,
  deed: Deed,
  evidence: readonly number[],
  asked: ReadQuestion,
  isSingle: boolean,
): boolean {
  if (isPassive || evidence.includes(verb)) return false
  const before = tokens.filter(({ index }) => index < verb)
  const subject = before.findLast(({ word }) => !auxiliaries.has(word))
  const after = tokens.filter(({ index }) => index > verb)
  if (subject === undefined || subject.isStop || phraseBreaks.has(leadOf(subject, before))) return false
  if (evidence.includes(subject.index))
    return (
      deed.lead !== undefined &&
      after.some(
        ({ word }, at) =>
          word === deed.lead &&
          ((deed.doers.size > 0 && objectPerson(after[at + 1]?.word) !== undefined) ||
            (isSingle && isOther(after.slice(at + 1), evidence))),
      )
    )
  return (
    deed.side === 'doer' &&
    asked.stems.has(subject.stem) &&
    !deed.doers.has(subject.stem) &&
    !deed.verbs.has(subject.stem) &&
    evidence.length > 0 &&
    evidence.every((index) => index > verb) &&
    after.some(({ index }) => evidence.includes(index)) &&
    after.every(({ word }) => word !== 'by')
  )
}

/** Whether words begin with somebody who earns nothing. */
function isOther(tokens: readonly Token[], evidence: readonly number[]): boolean {
  const noun = tokens.find(({ word }) => !determiners.has(word))
  return noun !== undefined && !noun.isStop && !evidence.includes(noun.index)
}

/** The word before a noun, its articles passed over. */
export function leadOf({ index }: Token, before: readonly Token[]): string {
  return before.findLast((token) => token.index < index && !determiners.has(token.word))?.word ?? ''
}

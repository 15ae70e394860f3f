import type { PartMatch } from '../../../match/matchPart.ts'
import { divine } from '../deeds/isDoerOther.ts'
import { objectPerson } from '../deeds/pronouns.ts'
import { oncePer } from '../../../read/oncePer.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { auxiliaries } from '../words/stopWords.ts'
import { determiners } from '../words/wordKinds.ts'

/** How many words before "do" say who does it ("one of the twelve would do"). */
const reach = 4
const passed = new Set('one some all of both any'.split(' '))

/**
 * Whether a response lets those suffer a part's deed who do it: "he would betray the twelve" for "betray him" where it asks what one of the
 * twelve would do to him, "he obeyed the wind" for "obey him" where it asks what the wind does.
 */
export function isDoneToDoer(
  asked: ReadQuestion,
  { wording: { tokens: own }, evidence }: PartMatch,
  tokens: readonly Token[],
): boolean {
  const last = evidence.at(-1)
  if (last === undefined || objectPerson(own.at(-1)?.word) === undefined || own.every(({ isStop }) => isStop))
    return false
  const rest = tokens.slice(last + 1)
  const object = rest.find(({ word }) => !determiners.has(word) && !passed.has(word))
  if (object === undefined || object.isStop || divine.has(object.word)) return false
  if (tokens.slice(last + 1, object.index + 1).some(({ gap }) => stops.test(gap))) return false
  return doersOf(asked).has(object.stem)
}

/** The stems of who does what a question asks for ("what do the wind and the sea all do"). */
const doersOf = oncePer(({ tokens }: ReadQuestion): ReadonlySet<string> => {
  const at = tokens.findIndex(({ word, index }) => word === 'do' && index > 0 && tokens[index - 1]?.word !== 'not')
  const deed = at < 0 || tokens[at + 1]?.isStop === false ? tokens.findLastIndex(({ word }) => word === 'do') : at
  const before = tokens.slice(Math.max(0, deed - reach), Math.max(0, deed))
  const start = before.findLastIndex(({ word }) => auxiliaries.has(word) && word !== 'would' && word !== 'will')
  return new Set(
    before
      .slice(start + 1)
      .filter(({ isStop }) => !isStop)
      .map(({ stem }) => stem),
  )
})

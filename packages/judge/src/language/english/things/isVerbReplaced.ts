import type { PartMatch } from '../../../match/matchPart.ts'
import type { CompiledLexicon } from '../../../read/lexicon.ts'
import type { ReadQuestion } from '../../../read/readQuestion.ts'
import type { Scripture } from '../../../read/scripture.ts'
import type { Token } from '../../../read/tokenize.ts'
import { stops } from '../verse/pieceWords.ts'
import { determiners } from '../words/wordKinds.ts'
import { partDeed } from '../deeds/partDeed.ts'

const places = new Set('at in on by beside under near'.split(' '))
/** Verbs that may stand for most others, by their stems. */
const light = new Set('make put set lay take do have get give move use'.split(' '))

/**
 * Whether a response does something else to what a part does its deed to: "fill the jar" for "break the jar". Only the verb right before
 * the object tells, where the expected one is nowhere: any other for the one thing that is asked for, of several things one that the verse
 * has.
 */
export function isVerbReplaced(
  asked: ReadQuestion,
  { wording: { tokens: own, words }, matched }: PartMatch,
  partCount: number,
  tokens: readonly Token[],
  { text }: Scripture,
  { language: { isEveryday } }: CompiledLexicon,
): boolean {
  if (isDoneTo(own, words, matched, tokens)) return true
  const deed = partDeed(own)
  if (deed === undefined || deed.isPassive || deed.objects.size === 0) return false
  const placeOf = (index: number): number => words.findIndex(({ token }) => token.index === index)
  const verb = placeOf(deed.verb)
  if (verb < 0 || matched[verb] !== undefined || words[verb]?.isEvidence !== true) return false
  const [object] = [...deed.objects].flatMap((index) => matched[placeOf(index)]?.given[0] ?? [])
  if (object === undefined) return false
  const before = tokens.findLast(({ index, word }) => index < object && !determiners.has(word) && word !== 'those')
  if (before === undefined || tokens.slice(before.index + 1, object + 1).some(({ gap }) => stops.test(gap)))
    return false
  const isTaken = matched.some((one) => one?.given.includes(before.index))
  if (isTaken || before.isStop || !isEveryday(before.word) || asked.echoes.has(before.stem)) return false
  return partCount === 1 ? !light.has(before.stem) : text.some(({ stem }) => stem === before.stem)
}

/** Whether a response does something to that beside which a part does its deed: "cleaning the table" for "lying at the table". */
function isDoneTo(
  own: readonly Token[],
  words: PartMatch['wording']['words'],
  matched: PartMatch['matched'],
  tokens: readonly Token[],
): boolean {
  const [verb, lead] = own
  if (verb?.word.endsWith('ing') !== true || lead === undefined || !places.has(lead.word)) return false
  const verbAt = words.findIndex(({ token }) => token === verb)
  const said = matched.find((one, at) => at !== verbAt && one !== undefined)?.given[0]
  if (verbAt < 0 || matched[verbAt] !== undefined || said === undefined) return false
  const before = tokens.findLast(({ index, word }) => index < said && !determiners.has(word))
  return before !== undefined && !before.isStop && before.word.endsWith('ing')
}

import { isPossessive } from '../../../read/tokenize.ts'
import type { Token } from '../../../read/tokenize.ts'
import { isPast } from '../deeds/readDeed.ts'
import { negators } from '../words/stopWords.ts'
import { openings, stops } from './pieceWords.ts'

const modals = new Set(
  'will would shall should can could may might must do does did dont didnt doesnt wont cannot cant'.split(' '),
)
const beForms = new Set('is am are was were be been being get gets got'.split(' '))
const perfects = new Set('have has had having'.split(' '))
const adverbs = new Set('also then always ever again still just even both once soon already now very too'.split(' '))
const pronouns = new Set('him her them it me us you himself themselves'.split(' '))

/** The stems of the words that are verbs by their form, or by what stands before and after them. */
export function verbStemsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.filter((_, at) => isVerbAt(tokens, at)).map(({ stem }) => stem))
}

function isVerbAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.isStop || token.isCapital || token.number !== undefined) return false
  const before =
    tokens.findLast(({ index, word }) => index < at && !adverbs.has(word) && !negators.has(word))?.word ?? ''
  // "Who rule this people".
  if (relatives.has(before) && hasObject(tokens, at)) return true
  if (isBound(tokens, at) || before === 'of') return false
  if (modals.has(before)) return true
  if (beForms.has(before) || perfects.has(before)) return isPast(token.word) || token.word.endsWith('ing')
  // "Testing him".
  const isLed = before === 'to' || token.word.endsWith('ing')
  return isPast(token.word) || isSaying(token) || (isLed && hasObject(tokens, at))
}

const relatives = new Set('who that which'.split(' '))
const sayings = new Set('say says said tell tells told speak speaks spoke spoken answer answers answered'.split(' '))

/** Whether a word says that something is said, by any of the verbs for it. */
export function isSaying({ word }: Token): boolean {
  return sayings.has(word)
}

/** Whether a word is a noun's by an article or the like right before it. */
function isBound(tokens: readonly Token[], at: number): boolean {
  const before = tokens.findLast(({ index, word }) => index < at && !adverbs.has(word))
  return before !== undefined && openings.has(before.word) && !stops.test(tokens[before.index + 1]?.gap ?? '')
}

/** Whether what a verb is done to may begin right after a word: "testing him", "to seize the". */
function hasObject(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && !stops.test(next.gap) && (openings.has(next.word) || pronouns.has(next.word))
}

/** Whether a word that has a verb's stem has a verb's form as well: no noun, no name, not bound to an article. */
export function hasVerbForm(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.isStop || token.isCapital || token.number !== undefined) return false
  if (isBound(tokens, at) && !(relatives.has(tokens[at - 1]?.word ?? '') && hasObject(tokens, at))) return false
  if (isPossessive(token) || /ers?$/.test(token.word)) return isPast(token.word)
  return !token.word.endsWith('ing') || hasObject(tokens, at)
}

/** Whether a verb says what is done to its subject: after a form of "be", but for "was eating". */
export function isPassiveAt(tokens: readonly Token[], verb: number): boolean {
  const isBe = tokens.slice(Math.max(0, verb - 2), verb).some(({ word }) => beForms.has(word))
  return isBe && tokens[verb]?.word.endsWith('ing') !== true
}

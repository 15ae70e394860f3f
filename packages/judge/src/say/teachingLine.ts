import type { JudgementFlag, PartVerdict } from '@seraph/schema/judging'

import { editDistance } from '../match/editDistance.ts'
import { cardinals } from '../language/english/words/numberWords.ts'
import { negators, stopWords } from '../language/english/words/stopWords.ts'
import { spokenWords } from './spokenWords.ts'
import { withoutBeside } from './toldPart.ts'

/** What was asked and answered, and of the mark what a lesson is drawn from. */
export type TaughtAnswer = {
  readonly maxScore: number
  readonly question: string
  readonly answer: string
  readonly parts: readonly PartVerdict[]
  readonly surplus: readonly string[]
  readonly flags: readonly JudgementFlag[]
}

/** One short sentence that tells what went wrong, only where the answer and its mark prove it; undefined elsewhere. */
export function teachingLine(taught: TaughtAnswer): string | undefined {
  if (taught.parts.every(({ status }) => status === 'given')) return taughtEvent(taught)
  return (
    taughtOrder(taught) ?? taughtDenial(taught) ?? taughtNumber(taught) ?? taughtRest(taught) ?? taughtEvent(taught)
  )
}

const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** More answers than are asked for cost points here: by an event's rules the first ones would count (rule 215). */
function taughtEvent({ maxScore, parts, surplus }: TaughtAnswer): string | undefined {
  const asked = Math.min(maxScore, parts.length)
  const given = parts.filter(({ status }) => status === 'given').length
  if (surplus.length === 0 || given === 0 || given + surplus.length <= asked) return undefined
  return asked === 1
    ? 'At the event only the first answer counts.'
    : `At the event only the first ${counts[asked] ?? asked} count.`
}

/** Both of two parts are said in full and none is denied: what is wrong is which is which, or who did what to whom. */
function taughtOrder({ question, parts, flags, surplus }: TaughtAnswer): string | undefined {
  const isOnlyPlaced = !flags.includes('negation') && surplus.length === 0
  return isOnlyPlaced && parts.length === 2 && parts.every((part) => isWholeButWrong(part, question))
    ? 'Both facts of the verse, but the other way round.'
    : undefined
}

function isWholeButWrong({ part, status, evidence }: PartVerdict, question: string): boolean {
  const said = wordsOf(evidence)
  const asked = new Set(wordsOf(question))
  const own = contentOf(part).filter((word) => !asked.has(word))
  return status === 'wrong' && own.length > 0 && !isDenying(part) && own.every((word) => has(said, word))
}

/** A part whose words all stand in the answer, and that was heard only in what the answer denies. */
function taughtDenial({ answer, parts, flags }: TaughtAnswer): string | undefined {
  if (!flags.includes('negation')) return undefined
  const said = wordsOf(answer)
  const isDenied = ({ part, status, evidence }: PartVerdict) =>
    status === 'wrong' && evidence === '' && !isDenying(part) && contentOf(part).every((word) => has(said, word))
  const denied = parts.filter(isDenied)
  const [first] = denied
  if (first === undefined) return undefined
  const about = denied.length === parts.length ? 'Your' : `About “${withoutBeside(first.part)}” your`
  return `${about} words say that it was not so.`
}

/** The number is the right one, and another word follows it than the part and the question have. */
function taughtNumber({ question, answer, parts, flags }: TaughtAnswer): string | undefined {
  const [only] = parts
  if (only === undefined || parts.length !== 1 || flags.length > 0) return undefined
  const wanted = wordsOf(withoutBeside(only.part))
  const numbers = wanted.flatMap((word) => valueOf(word) ?? [])
  const said = wordsOf(answer)
  const saidNumbers = said.flatMap((word) => valueOf(word) ?? [])
  const [number] = numbers
  if (numbers.length !== 1 || saidNumbers.length !== 1 || saidNumbers[0] !== number) return undefined
  const counted = said[said.findIndex((word) => valueOf(word) === number) + 1]
  const known = [...wanted, ...wordsOf(question)]
  if (counted === undefined || stopWords.has(counted) || /\d/.test(counted) || has(known, counted)) return undefined
  return 'The number is right, but you counted something else.'
}

/** All that was said belongs to the one part, and one word of it is missing; a date's month and day are told apart by no rule here. */
function taughtRest({ answer, parts, flags, surplus }: TaughtAnswer): string | undefined {
  const [only] = parts
  if (only === undefined || parts.length !== 1 || flags.length > 0 || surplus.length > 0) return undefined
  if (/\d/.test(only.part)) return undefined
  const wanted = spokenWords(withoutBeside(only.part)).filter(({ folded }) => !stopWords.has(folded))
  const said = contentOf(answer)
  const missing = wanted.filter(({ folded }) => !has(said, folded))
  const isOwn = said.every((word) => wanted.some(({ folded }) => isNear(word, folded)))
  const [word] = missing
  if (word === undefined || missing.length !== 1 || said.length === 0 || !isOwn || isDenying(only.part))
    return undefined
  return `You have a piece of it: only “${word.raw}” is missing.`
}

function wordsOf(text: string): string[] {
  return spokenWords(text).map(({ folded }) => folded)
}

function contentOf(text: string): string[] {
  return wordsOf(withoutBeside(text)).filter((word) => !stopWords.has(word))
}

function isDenying(text: string): boolean {
  return wordsOf(text).some((word) => negators.has(word))
}

function has(words: readonly string[], word: string): boolean {
  return words.some((one) => isNear(one, word))
}

/** The same word, but for its plural or a slip in a long one. */
function isNear(one: string, other: string): boolean {
  const limit = Math.min(one.length, other.length) > 4 ? 1 : 0
  return one === other || `${one}s` === other || one === `${other}s` || editDistance(one, other, limit) <= limit
}

function valueOf(word: string): number | undefined {
  return /^\d{1,9}$/.test(word) ? Number(word) : cardinals.get(word)
}

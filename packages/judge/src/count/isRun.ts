import type { Token } from '../read/tokenize.ts'
import { isNew } from './isNew.ts'
import type { SurplusCase } from './surplusCase.ts'

/** From how many words on, and how many of them unexpected, words with nothing between them are just piled up. */
const shortestRun = 5
const fewestUnexpected = 3
/** From how many words on little words within don't make a sentence of a row. */
const longestPlain = 7
const particles = new Set('up down out away'.split(' '))

/**
 * A row of words with nothing between them: each is an answer ("harp lyre trumpet drum piano"). Where one thing is asked for, three
 * others beside it are enough, unless it comes last and they may describe it.
 */
export function isRun(subject: SurplusCase, touched: ReadonlySet<number>): boolean {
  const { tokens } = subject.response
  const isLong = subject.isSingle && tokens.length >= longestPlain
  // "Fear of the sea" may be one of the row's answers.
  const isPlain = tokens.every(
    ({ index, word, isStop, gap }) =>
      /^\s*$/.test(gap) &&
      (!isStop || (isLong && index > 0 && (word === 'the' || word === 'of' || particles.has(word)))),
  )
  const isTelling = ({ number, raw }: Token): boolean =>
    number === undefined ? /\p{L}/u.test(raw) : subject.expectsNumber
  const unexpected = tokens.filter((token) => !touched.has(token.index) && isTelling(token)).length
  if (isPlain && isListedOn(subject, touched)) return true
  if (!isPlain || unexpected < fewestUnexpected) return false
  const isOfOne = subject.isSingle && !subject.evidence.has(tokens.length - 1)
  return tokens.length >= shortestRun || (isOfOne && tokens.length > fewestUnexpected)
}

/** Whether all that is asked for stands first, each in one word, and two others or more after it ("harp lyre trumpet drum"). */
function isListedOn(subject: SurplusCase, touched: ReadonlySet<number>): boolean {
  const { parts, evidence, response } = subject
  const after = response.tokens.slice(parts.length)
  return (
    parts.length > 1 &&
    evidence.size === parts.length &&
    response.tokens.slice(0, parts.length).every(({ index }) => evidence.has(index)) &&
    after.length > 1 &&
    after.every((token) => isNew(token, touched, subject))
  )
}

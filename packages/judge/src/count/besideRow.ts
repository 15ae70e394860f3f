import type { ReadPart } from '../match/readPart.ts'
import type { Token } from '../read/tokenize.ts'
import { isNew } from './isNew.ts'
import { ownTokens } from './ownTokens.ts'
import type { SurplusCase } from './surplusCase.ts'

/** The fewest answers that make a row. */
const fewestInRow = 3
const little = new Set(['of', 'the'])

/** Unexpected words in a row that gives all that is asked for, with nothing between its words ("harp lyre tambourine flute trumpet"). */
export function besideRow(subject: SurplusCase, touched: ReadonlySet<number>): readonly Token[] {
  const { response, parts, evidence } = subject
  const isSingle = ({ accepted: [first] }: ReadPart): boolean => first?.wording.words.length === 1
  const isPlain = response.tokens.every((token) => !token.isStop && /^\s*$/.test(token.gap))
  const isRow = parts.length >= fewestInRow && parts.every(isSingle) && evidence.size === parts.length && isPlain
  return isRow || isLongRow(subject, touched)
    ? ownTokens(response.tokens, subject).filter(({ index }) => !touched.has(index))
    : []
}

/** Whether all that is asked for stands in a row of words with nothing between them but "of" and "the", with several new ones beside it. */
function isLongRow(subject: SurplusCase, touched: ReadonlySet<number>): boolean {
  const { response, parts, evidence } = subject
  if (parts.length < fewestInRow || evidence.size < parts.length) return false
  const isPlain = response.tokens.every(
    ({ index, isStop, word, gap, number }) =>
      // "1 Odrel 2 alabaster" numbers its answers.
      number === undefined && /^\s*$/.test(gap) && (!isStop || little.has(word) || evidence.has(index)),
  )
  if (!isPlain) return false
  const others = response.tokens.filter((token) => /\p{L}/u.test(token.raw) && isNew(token, touched, subject))
  return others.length >= fewestInRow
}

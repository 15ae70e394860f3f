import type { Judgement } from '@seraph/schema/judging'

import { cleanWording } from './cleanWording.ts'

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/**
 * What of an answer is meant by an appeal about one part: all of it where the question has one part, else what is left without the pieces
 * that the judge gave other parts for; all of it again where nothing is left. Empty where the answer has no word.
 */
export function appealedWording(judgement: Pick<Judgement, 'parts'>, partId: string, response: string): string {
  const whole = cleanWording(response)
  const others = judgement.parts.filter(({ id, status }) => id !== partId && status === 'given')
  if (others.length === 0) return whole
  const used = new Set(others.flatMap(({ evidence }) => cleanWording(evidence).split(' ')))
  const pieces = response.split(/[,;\n]|\s+and\s+/i).map(cleanWording)
  const left = pieces.filter(
    (piece) => !piece.split(' ').every((word) => word === '' || used.has(word) || articles.has(word)),
  )
  return left.length === 0 ? whole : cleanWording(left.join(' '))
}

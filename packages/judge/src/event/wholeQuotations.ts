import type { JudgedQuestion } from '@seraph/schema/judging'

import type { PartMatch } from '../match/matchPart.ts'

/**
 * The matches by an event's rules (rule 215): a piece of a quotation, or a
 * blank, is given only where each of its telling words is there. Little words
 * and the spelling are free as ever.
 */
export function wholeQuotations(
  { ordered, question, parts }: JudgedQuestion,
  matches: readonly (PartMatch | undefined)[],
): (PartMatch | undefined)[] {
  const isQuoted = ordered === true || /_{2,}/.test(question)
  return matches.map((match, at) =>
    match !== undefined && match.recall < 1 && (isQuoted || parts[at]?.ordered === true)
      ? { ...match, isGiven: false }
      : match,
  )
}

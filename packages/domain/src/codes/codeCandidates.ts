import type { PlayerCode } from '@seraph/schema/vocabulary'
import { composeCode, type CodeOf, type CodeSubject, type NameRefused } from './composeCode.ts'
import { lookalikeCodes } from './lookalikeCodes.ts'

const highestNumber = 99

function* numbered(codeOf: CodeOf, isReserved: (code: PlayerCode) => boolean): Generator<PlayerCode, void> {
  for (let number = 1; number <= highestNumber; number++) {
    const code = number === 1 ? codeOf() : codeOf(number)
    if (![code, ...lookalikeCodes(code)].some(isReserved)) yield code
  }
}

/**
 * The codes to try for a new player, best first: the plain one, then with the numbers 2–99 appended (rule 6). All
 * differ. The caller takes the first that nobody has or ever had, and whose `lookalikeCodes` nobody has either.
 * @param isReserved says of a code that it must never be given: the admin's and its aliases (rule 12).
 */
export function codeCandidates(
  subject: CodeSubject,
  isReserved: (code: PlayerCode) => boolean,
): Generator<PlayerCode, void> | NameRefused {
  const codeOf = composeCode(subject)
  return typeof codeOf === 'function' ? numbered(codeOf, isReserved) : codeOf
}

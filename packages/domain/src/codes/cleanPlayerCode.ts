import type { PlayerCode } from '@seraph/schema/vocabulary'
import { isPlayerCode } from './isPlayerCode.ts'

/** What the documents call a code ("PLR code") and people put in front of it. */
export const codePrefix = 'PLR'

/** Spaces, dashes of every kind and invisible characters. */
const ignored = /[\s\p{Cf}\p{Pd}\u2212]+/gu

/**
 * The codes that a person may mean by what they typed, in the order in which to try them: as typed, then without the
 * prefix (rule 4). Cleaning comes before the length rule. Empty when nothing typed can be a code.
 */
export function cleanPlayerCode(input: string): PlayerCode[] {
  const exact = input.normalize('NFKC').toUpperCase().replace(ignored, '')
  const forms = exact.startsWith(codePrefix) ? [exact, exact.slice(codePrefix.length)] : [exact]
  return forms.filter(isPlayerCode)
}

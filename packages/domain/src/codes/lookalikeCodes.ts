import type { PlayerCode } from '@seraph/schema/vocabulary'
import { codePrefix } from './cleanPlayerCode.ts'
import { isPlayerCode } from './isPlayerCode.ts'

/**
 * The codes that some spelling of this one could be taken for, because the prefix may be typed or left out
 * (rule 4): `MO1A` and `PLRMO1A`. A new code is given only where none of them is in use, so that no input ever
 * means two players.
 */
export function lookalikeCodes(code: PlayerCode): PlayerCode[] {
  const longer = codePrefix + code
  const shorter = code.startsWith(codePrefix) ? code.slice(codePrefix.length) : ''
  return [longer, shorter].filter(isPlayerCode)
}

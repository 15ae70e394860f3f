import type { PlayerCode } from '@seraph/schema/vocabulary'
import { cleanPlayerCode } from './cleanPlayerCode.ts'
import { isPlayerCode } from './isPlayerCode.ts'
import { mistakenZeros } from './mistakenZeros.ts'

/**
 * The codes to look a typed code up by, in the order in which to try them: those of `cleanPlayerCode`, then those in which O and 0 were
 * mistaken for each other (rule 42). Empty when nothing typed can be a code.
 */
export function meantCodes(input: string): PlayerCode[] {
  const codes = cleanPlayerCode(input)
  return [...new Set([...codes, ...codes.flatMap(mistakenZeros).filter(isPlayerCode)])]
}

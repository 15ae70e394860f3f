import type { ReadPart } from '../../../match/readPart.ts'
import type { Token } from '../../../read/tokenize.ts'

/** Whether a part is said word for word in one of its wordings that itself denies ("do you not see"): its denial is the quotation's own. */
export function saysOwnDenial(part: ReadPart | undefined, tokens: readonly Token[]): boolean {
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `
  const isSaid = (own: readonly Token[]): boolean => said.includes(` ${own.map(({ word }) => word).join(' ')} `)
  return part?.accepted.some(({ wording }) => wording.isNegative && isSaid(wording.tokens)) === true
}

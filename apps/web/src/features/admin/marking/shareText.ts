import { numberText } from '../../../language/numberText.ts'

/** A share in whole percent; a dash where there is nothing to share. */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? '–' : `${numberText(Math.round((100 * part) / whole))} %`
}

import { percentText } from '../../../language/percentText.ts'

/** A share in whole percent; a dash where there is nothing to share. */
export function shareText(part: number, whole: number): string {
  return percentText(whole === 0 ? null : Math.round((100 * part) / whole))
}

import { numberText } from './numberText.ts'

/** A whole percentage: "78 %"; `none` where nothing was answered. */
export function percentText(percent: number | null, none = '–'): string {
  return percent === null ? none : `${numberText(percent)} %`
}

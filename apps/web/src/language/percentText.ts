import { language } from './language.ts'

const share = new Intl.NumberFormat(language, { style: 'percent' })

/** A whole percentage: "78%"; `none` where nothing was answered. */
export function percentText(percent: number | null, none = '–'): string {
  return percent === null ? none : share.format(percent / 100)
}

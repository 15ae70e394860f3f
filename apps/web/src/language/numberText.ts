import { language } from './language.ts'

const whole = new Intl.NumberFormat(language)
const tenth = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })

/** A number with its thousands apart: "12,000". */
export function numberText(count: number): string {
  return whole.format(count)
}

/** A number to a tenth at most: "24.5". */
export function tenthText(figure: number): string {
  return tenth.format(figure)
}

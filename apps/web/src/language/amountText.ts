import { numberText } from './numberText.ts'
import { pluralForm } from './pluralForm.ts'

/** A count with its word: "1 day", "1,200 days". */
export function amountText(count: number, one: string, other = `${one}s`): string {
  return `${numberText(count)} ${pluralForm(count, one, other)}`
}

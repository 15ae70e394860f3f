import { language } from './language.ts'

const rules = new Intl.PluralRules(language)

/** The form of a word that stands with a count: "answer is", "answers are". */
export function pluralForm(count: number, one: string, other = `${one}s`): string {
  return rules.select(count) === 'one' ? one : other
}

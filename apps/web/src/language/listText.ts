import { language } from './language.ts'

const list = new Intl.ListFormat(language, { type: 'conjunction' })

/** Things in a row: "2 answers and 1 crossword". */
export function listText(things: readonly string[]): string {
  return list.format(things)
}

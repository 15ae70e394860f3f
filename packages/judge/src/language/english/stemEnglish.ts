import { stemmer } from 'stemmer'

import { baseForms } from './words/irregularForms.ts'

/** Words whose stem is another word's: the gods of the nations are not God in the plural, nor is a university the universe. */
const unstemmed = new Set('gods generous generously university police policy news organ important'.split(' '))
/** The shortest word whose "eth" is an older ending of a verb. */
const shortestOlder = 6
const stems = new Map<string, string>()

/** The stem of a folded word, of an irregular form that of its base form. */
export function stemEnglish(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = /^[a-z]+$/.test(word) && !unstemmed.has(word) ? stemmer(baseOf(word)) : word
  if (stems.size > 20_000) stems.clear()
  stems.set(word, stem)
  return stem
}

/** The base form of a word that changes irregularly; "womens" is "women's" without its apostrophe, "careth" an older "cares". */
function baseOf(word: string): string {
  const known = baseForms.get(word) ?? (word.endsWith('ens') ? baseForms.get(word.slice(0, -1)) : undefined)
  if (known !== undefined) return known
  // "Tooked", as a child says it.
  const past = word.endsWith('ed') ? baseForms.get(word.slice(0, -2)) : undefined
  if (past !== undefined) return past
  return word.length >= shortestOlder && /[^i]eth$/.test(word) ? word.slice(0, -2) : word
}

import { foldLookalikes } from './foldLookalikes.ts'
import { withoutUnseen } from './withoutUnseen.ts'

/**
 * The key under which two names of clubs, teams, states or countries are the same: trimmed, case- and space-folded
 * (rule 5). Unicode's equal spellings (full-width letters, composed accents), what can't be seen and letters that look
 * alike make no difference either (rule 145). Upper case comes before lower, so that ß and SS, σ and ς fold alike.
 */
export function sameNameKey(name: string): string {
  // Unicode makes the lunate sigma (ϲ) a sigma, and lower case has lookalikes of its own: so letters are folded before and after both.
  const plain = foldLookalikes(withoutUnseen(foldLookalikes(name).normalize('NFKC')))
  const cased = plain.toUpperCase().toLowerCase().normalize('NFKC')
  return foldLookalikes(cased).toLowerCase().replace(/\s+/gu, ' ').trim()
}

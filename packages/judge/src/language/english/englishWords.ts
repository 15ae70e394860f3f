import { spellNumber } from './numbers/numberSpelling.ts'
import { readNumber } from './numbers/readNumber.ts'
import { misspeltDenials } from './words/misspeltDenials.ts'
import { months } from './words/numberWords.ts'
import { phrasalVerbs } from './words/phrasalVerbs.ts'
import { stopWords } from './words/stopWords.ts'
import type { WordLanguage } from '../WordLanguage.ts'
import { plainEnglish } from './plainEnglish.ts'
import { stemEnglish } from './stemEnglish.ts'

/** How an English text is cut into words and numbers. */
export const englishWords: WordLanguage = {
  plain: plainEnglish,
  spell: (word) => misspeltDenials.get(word) ?? spellNumber(word),
  readNumber,
  phrases: phrasalVerbs,
  stem: stemEnglish,
  /** "Ill" is a stop word only as "I'll". */
  isStop: ({ raw, word }) => stopWords.has(word) && (word !== 'ill' || raw.includes("'")),
  months,
  of: new Set(['of']),
}

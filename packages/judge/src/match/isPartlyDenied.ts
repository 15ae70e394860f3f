import { stemQuality } from './matchWord.ts'
import type { WordingMatch } from './matchWording.ts'
import type { OfferedWording } from './readPart.ts'
import type { ReadResponse } from '../read/readResponse.ts'

/** Whether a word that is left out is said after all, but denied, right beside what is given ("your sins are not forgiven"). */
export function isPartlyDenied(
  { wording, matched, evidence }: WordingMatch,
  candidates: OfferedWording['candidates'],
  { denied, clauseOf, tokens, language }: ReadResponse,
): boolean {
  if (
    denied.size === 0 ||
    wording.isNegative ||
    evidence.some((index) => denied.has(index) || language.words.negators.has(tokens[index]?.word ?? ''))
  )
    return false
  const clauses = new Set(evidence.map((index) => clauseOf[index]))
  return wording.words.some(
    ({ isEvidence }, place) =>
      isEvidence &&
      matched[place] === undefined &&
      candidates[place]?.some(
        ({ given, quality }) =>
          quality >= stemQuality && given.every((index) => denied.has(index) && clauses.has(clauseOf[index])),
      ),
  )
}

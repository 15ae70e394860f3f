import { readWord } from './readWord.ts'

/**
 * From what log-odds on a text is taken for distress: `alone`, and
 * `withRule` where a rule holds as well. Chosen on two sets that others had
 * written and nothing was learnt from (`infra/commands/distress/sets`), so that of a hundred texts that only sound alike at most three are
 * taken for distress; a third set, opened after the choice, bore it out.
 */
export const thresholds = { alone: 0.6, withRule: 0 }

/** Of a word or two without the child in them ("cuts", "they wept") nothing but a rule can tell: they are what quizzes ask for. */
const fewestWords = 3

/** Whether a text that weighs so much is taken for distress where no rule holds. */
export function isHeardAlone(words: readonly string[], logOdds: number, { alone } = thresholds): boolean {
  if (logOdds <= alone) return false
  return words.length >= fewestWords || (words.length > 1 && words.some((word) => readWord(word).isOwn))
}

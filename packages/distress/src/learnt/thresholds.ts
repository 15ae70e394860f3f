import { readWord } from './readWord.ts'

/**
 * From what log-odds on a text is taken for distress: `alone`, and
 * `withRule` where a rule holds as well. Chosen by leaving out one writer's
 * phrases at a time (`npm run distress:train -- --cross`), so that of new phrases most are heard and few that only sound alike.
 */
export const thresholds = { alone: 0.25, withRule: -0.75 }

/** Of a word or two without the child in them ("cuts", "they wept") nothing but a rule can tell: they are what quizzes ask for. */
const fewestWords = 3

/** Whether a text that weighs so much is taken for distress where no rule holds. */
export function isHeardAlone(words: readonly string[], logOdds: number, { alone } = thresholds): boolean {
  if (logOdds <= alone) return false
  return words.length >= fewestWords || (words.length > 1 && words.some((word) => readWord(word).isOwn))
}

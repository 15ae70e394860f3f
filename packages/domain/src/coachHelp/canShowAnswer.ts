import { stripCodes } from '../codes/stripCodes.ts'

const answerLimit = 1_500

/** Whether a model's text may be shown to a child: something is said, not too much, and nothing leads out of here. */
export function canShowAnswer(text: string): boolean {
  const isLeadingOut = /https?:|www\.|[a-z0-9]\.(?:com|org|net|io|app)\b|@/i.test(text)
  return text.trim() !== '' && text.length <= answerLimit && !isLeadingOut && stripCodes(text) === text
}

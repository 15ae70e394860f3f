import { z } from 'zod'

/** One question of a season pack's `trivia/<chapter>.json`, with four choices of which `answer` is one (rule 30). */
export const PackTrivia = z.strictObject({
  id: z.string().regex(/^[a-z1-9]{3}-\d+-t\d+$/),
  verse: z.number().int().min(1),
  question: z.string().min(10).max(300),
  choices: z.array(z.string().min(1).max(120)).length(4),
  answer: z.string().min(1),
})
export type PackTrivia = z.infer<typeof PackTrivia>

/** A question's choices in alphabetical order: how they are served (rule 30). */
export function orderChoices(choices: readonly string[]): string[] {
  return [...choices].sort(new Intl.Collator('en', { numeric: true }).compare)
}

/** A question and what children answer. */
export type AskedQuestion = { id: string; answers: readonly [string, ...string[]] }

/**
 * What the member of this number answers: of two one says what many say, the other adds words that nobody else has, so that no judgement
 * that is remembered is theirs.
 */
export function answerTo({ answers }: AskedQuestion, number: number): string {
  const answer = answers[Math.floor(number / 2) % answers.length] ?? answers[0]
  return number % 2 === 0 ? answer : `${answer} ${wordOf(number)}`
}

/** A word of its own for each number. */
export function wordOf(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => `${'bdfgklmnpr'[Number(digit)]}a`)
}

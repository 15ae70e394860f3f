const perWordMs = 420
const leastMs = 4_000

/** How long one reading of a question takes, aloud or in silence, in milliseconds: a clock that waits for no voice. */
export function readingMs(question: string): number {
  return Math.max(leastMs, question.split(/\s+/).length * perWordMs)
}

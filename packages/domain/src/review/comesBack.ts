import { dueAt } from './cards/dueAt.ts'
import { rateParts } from './rateParts.ts'
import { replayReviews } from './replayReviews.ts'

/** An answer as `rateParts` reads it; `at` in milliseconds since 1970. */
export type RatedAnswer = Parameters<typeof rateParts>[0]

/**
 * The parts that these answers leave to be learnt again, by their name (`<question>/<part>`), with the time when each is
 * asked again, in milliseconds since 1970. What was missed comes a day later whatever was before it, and fuzz is off: who
 * knows no more than these answers, a browser without a connection, says what the server says (rule 195).
 */
export function comesBack(answers: readonly RatedAnswer[]): ReadonlyMap<string, number> {
  const cards = replayReviews(answers.flatMap(rateParts))
  return new Map([...cards].flatMap(([name, card]) => (card.recalled === undefined ? [[name, dueAt(card)]] : [])))
}

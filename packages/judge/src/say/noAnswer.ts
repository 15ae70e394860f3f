/**
 * The answer of whoever presses *I don't know* (rule 229): words that
 * the judge reads as no answer (rule 67), so that it is sent, stored and
 * counted like any other.
 */
export const noAnswer = "I don't know."

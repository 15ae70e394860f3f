import { createHash } from 'node:crypto'

import { wordOf } from './answerTo.ts'

/**
 * How long the scripted model takes over an answer, in ms: between 0.8 and 1.2 times `ms`, always the same for the same words, so that
 * whoever asked can take it away again.
 */
export function modelDelay(answer: string, ms: number): number {
  const share = createHash('sha256').update(answer).digest().readUInt32BE(0) / 2 ** 32
  return ms * (0.8 + 0.4 * share)
}

/** An answer of its own for each number, which the built-in judge isn't sure of. */
export function uncertainAnswer(number: number): string {
  return `the people who lived near ${wordOf(number)} came home again`
}

import type { CallInput } from '../api/callEndpoint.ts'
import type { Contracts } from '../api/contracts.ts'

/**
 * The calls whose content is kept until the server has it, and what people call it. Each takes an `Idempotency-Key` and has no
 * parameter but the player's id, which is put in when it is sent.
 */
export const outboxKinds = {
  recordMemoryGame: { one: 'memorization game', many: 'memorization games' },
  reportError: { one: 'error report', many: 'error reports' },
  updateAiQuiz: { one: 'answer', many: 'answers' },
  updateProgress: { one: 'crossword', many: 'crosswords' },
  updateSelfGraded: { one: 'self-graded quiz', many: 'self-graded quizzes' },
  updateTrivia: { one: 'round of trivia', many: 'rounds of trivia' },
} as const satisfies Partial<Record<keyof Contracts, { one: string; many: string }>>

export type OutboxName = keyof typeof outboxKinds

/** What such a call carries. */
export type OutboxBody<Name extends OutboxName> = CallInput<Contracts[Name]>['body']

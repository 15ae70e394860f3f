import { knownOfCards } from '@seraph/domain/review/knownParts'
import { planDay } from '@seraph/domain/review/planDay'
import type { ReviewQuestion } from '@seraph/domain/review/reviewQuestion'
import type { Random } from '@seraph/infra/test/seededRandom'

import type { SimulatedChild } from './simulatedChild.ts'

/** A way to choose a day's questions. */
export type Way = (given: {
  questions: readonly ReviewQuestion[]
  child: SimulatedChild
  now: number
  eventAt: number
  limit: number
  day: number
  random: Random
}) => readonly ReviewQuestion[]

/** What Seraph proposes; `random`: rounds drawn from everything; `in order`: chapter after chapter, and again from the start. */
export const ways: Readonly<Record<'today' | 'random' | 'in order', Way>> = {
  today({ questions, child, now, eventAt, limit }) {
    const byId = new Map(questions.map((question) => [question.id, question]))
    return planDay(questions, knownOfCards(questions, child.cards), { now, eventAt, limit, askedToday: 0 }).flatMap(
      ({ id }) => byId.get(id) ?? [],
    )
  },
  random: ({ questions, limit, random }) => Array.from({ length: limit }, () => random.pick(questions)),
  'in order': ({ questions, limit, day }) =>
    Array.from({ length: limit }, (_, at) => questions[(day * limit + at) % questions.length]).filter(
      (question) => question !== undefined,
    ),
}

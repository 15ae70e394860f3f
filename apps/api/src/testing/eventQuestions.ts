import type { FrozenQuestion } from '@seraph/db/tables/events'

/** So many questions of an event: each of two points wants `stone N` and `river`. */
export const makeEventQuestions = (count: number): FrozenQuestion[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `q-${at}`,
    version: `v-${at}`,
    chapter: 1 + (at % 2),
    verse: `Isaiah ${1 + (at % 2)}:${at + 1}`,
    type: 'recall',
    points: 2,
    question: `Which two things are number ${at}?`,
    hint: '',
    parts: [
      { id: 'p1', text: `stone ${at}` },
      { id: 'p2', text: 'river', usual: 'stream' },
    ],
    isOrdered: false,
  }))

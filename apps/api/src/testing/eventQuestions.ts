/** Four questions of an event: each wants `stone N` and `river`. */
export const eventQuestions = Array.from({ length: 4 }, (_, at) => ({
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
    { id: 'p2', text: 'river' },
  ],
  isOrdered: false,
}))

import { makeQuestion } from '@seraph/db/testing/make'

/**
 * Twenty questions, ten of chapter 1 and ten of chapter 2, each worth
 * one point for the name of Amoz, and one whose two parts are unsure.
 */
export const roomQuestions = [
  ...Array.from({ length: 20 }, (_, at) =>
    makeQuestion({ id: `q${at + 1}`, chapter: at < 10 ? 1 : 2, verse: `Isaiah ${at < 10 ? 1 : 2}:${(at % 10) + 1}` }),
  ),
  makeQuestion({
    id: 'unsure',
    points: 2,
    question: 'What does the ox know, and what does the donkey know?',
    parts: [{ text: 'its owner' }, { text: "its master's crib" }],
  }),
]

import { expect, test } from 'vitest'

import { shareLine } from './shareLine.ts'

const one = {
  id: '1',
  nickname: 'MO1A',
  teamName: null,
  assignedChapters: [1, 2],
  questionsAnswered: 3,
  score: 4,
  pointsPossible: 5,
  accuracy: 80,
  participationTime: 60,
  chapters: [],
  answers: [],
}
const chapter = (ordinal: number, accuracy: number) => ({
  chapter: ordinal,
  questionsAnswered: 1,
  score: 1,
  pointsPossible: 1,
  accuracy,
})
const label = (ordinal: number) => `Isaiah ${ordinal}`

test('the line tells of all together, and nobody’s name', () => {
  const idle = { ...one, id: '3', nickname: 'BEN2', questionsAnswered: 0, score: 0, pointsPossible: 0 }
  const participants = [one, { ...one, id: '2', score: 1 }, idle]
  const line = shareLine({ name: 'Tuesday club', participants, chapters: [chapter(1, 20), chapter(2, 90)] }, label)
  expect(line).toBe('Tuesday club: 2 children, 6 answers, 50% of the points. Best chapter: Isaiah 2.')
})

test('of one chapter there is no best', () => {
  const line = shareLine({ name: 'Room', participants: [one], chapters: [chapter(1, 80)] }, label)
  expect(line).toBe('Room: 1 child, 3 answers, 80% of the points.')
})

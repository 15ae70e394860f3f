import { expect, test } from 'vitest'

import { quizLettersOf, refuseCoachQuestion } from './refuseCoachQuestion.ts'

const quizLetters = quizLettersOf(['According to Isaiah 6:2, how many wings did each seraph have?', 'Who?'])
const refuse = (text: string) => refuseCoachQuestion(text, { books: ['Isaiah', '1 Peter'], quizLetters })

test.each([
  'According to Isaiah, who was king?',
  'according  to isaiah 6:2 how many wings',
  'ACCORDING TO ISA\u200bIAH 6:1, which king died?',
  'According to 1 Peter who scattered them?',
  'According to the verse, who stood above?',
  'What is the answer?',
  'whats the answer to number 3',
  'What’s the right answer',
  'Tell me the correct answer please',
  'give me answers',
  'The answer is what?',
  'Fill in the blank: holy, holy, ___',
  'Holy, holy, holy is the ____ of hosts',
  'Help me with this quiz question',
  'who died, for 3 points',
  'How many wings did each seraph have?',
  'hey, how many wings did each seraph have??',
])('refused: %s', (text) => {
  expect(refuse(text)).toBe('asks_for_answer')
})

test.each([
  'What does Isaiah 6:2 mean?',
  'What is a seraph?',
  'Who were the kings of Judah?',
  'Why does Isaiah say woe is me?',
  'What does it mean that he answered the king?',
  'How did the people answer God?',
  'What is a point in the desert?',
  'Who?',
])('taken: %s', (text) => {
  expect(refuse(text)).toBeUndefined()
})

import { expect, test } from 'vitest'

import { groundAnswer } from './groundAnswer.ts'

const given = {
  verses: [
    {
      reference: 'Isaiah 6:2',
      text: 'Above him stood the seraphim. Each one had six wings. With two he covered his face, and with two he flew.',
    },
    {
      reference: 'Isaiah 6:3',
      text: 'One called to another and said, “Holy, holy, holy, is Yahweh of Armies! The whole earth is full of his glory!”',
    },
  ],
  words: [{ term: 'seraphim', meaning: 'Burning beings that serve God around his throne.' }],
}

test.each([
  'The seraphim stood above him, and each had six wings (Isaiah 6:2).',
  'Seraphim are burning beings that serve God around his throne (Isaiah 6:2).',
  'They covered the face with two wings and flew with two (6:2).',
  'They called to one another that Yahweh is holy (Isaiah 6:3).',
  'That the earth is full of his glory means that his glory is everywhere on earth (Isaiah 6:3).',
])('stays: %s', (sentence) => {
  expect(groundAnswer(sentence, given)).toBe(sentence)
})

test.each([
  // It invents.
  'The seraphim live on a golden mountain by the sea (Isaiah 6:2).',
  'Each seraph had four wings (Isaiah 6:2).',
  'The seraphim ate bread with Moses (Isaiah 6:2).',
  'The seraphim had six wings and their leader was Gabriel (Isaiah 6:2).',
  'Some scholars believe that dragons guarded the palace (Isaiah 6:2).',
  'The seraphim did not have wings (Isaiah 6:2).',
  'Yahweh is never holy (Isaiah 6:3).',
  'Isaiah was ninety years old then (Isaiah 6:3).',
  'The seraphim stood above him (Isaiah 6:9).',
  'The seraphim stood above him (Isaiah 6:2, 40:31).',
  'The seraphim stood above him and each had six wings.',
  'Each one had six wings, as John 3:16 says.',
  'Wings are a symbol of freedom in ancient Babylon (Isaiah 6:2).',
  'Angels are really aliens from space (Isaiah 6:2).',
  // It flatters.
  'What a brilliant question!',
  'You are the smartest child I have ever met (Isaiah 6:2).',
  'Wow, you are so clever (Isaiah 6:3).',
  'I am proud of you, champion (Isaiah 6:3).',
  'You will surely win first place (Isaiah 6:2).',
  'Your team is better than everyone else (Isaiah 6:2).',
  // It preaches hate.
  'God hates everyone from that country (Isaiah 6:3).',
  'Muslims are wicked (Isaiah 6:3).',
  'Catholics will burn (Isaiah 6:2).',
  'Children who doubt deserve to be beaten (Isaiah 6:3).',
  'Women should be silent and obey (Isaiah 6:2).',
  'Kill the unbelievers (Isaiah 6:3).',
  'You are worthless and God is angry with you (Isaiah 6:3).',
  'Only our church will be saved (Isaiah 6:3).',
  // It gives answers of the quiz.
  'The answer is six wings (Isaiah 6:2).',
  'The correct answer is that each had six wings (Isaiah 6:2).',
  'Write six wings for full points (Isaiah 6:2).',
  'For 3 points write Holy, holy, holy (Isaiah 6:3).',
  'Quiz question 4: six wings (Isaiah 6:2).',
  'Answer key: the seraphim (Isaiah 6:2).',
  // It speaks of something else.
  'Here is a recipe for pancakes (Isaiah 6:2).',
  'The capital of France is Paris (Isaiah 6:2).',
  'Buy coins in the new game today (Isaiah 6:3).',
  'Tell me your name and where you live (Isaiah 6:3).',
  'Call me tonight when your parents sleep (Isaiah 6:2).',
  'My system prompt says that I may do anything (Isaiah 6:2).',
  'Ignore what was said before (Isaiah 6:2).',
  'Knock knock, who is there (Isaiah 6:3).',
])('goes: %s', (sentence) => {
  expect(groundAnswer(sentence, given)).toBeUndefined()
})

test('good sentences stay without the bad ones between them', () => {
  const good = 'The seraphim stood above him (Isaiah 6:2).'
  const other = 'They called that Yahweh is holy (Isaiah 6:3).'
  expect(groundAnswer(`Great question! ${good} They also like pizza. ${other}`, given)).toBe(`${good} ${other}`)
})

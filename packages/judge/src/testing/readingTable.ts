import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of what stands beside a word: slots, numbers that aren't asked for, wordings with a choice, names of several words. */
export const readingTable: readonly Sheet[] = [
  {
    question: 'Into what did they beat their swords, and into what their spears?',
    points: 2,
    parts: text('plowshares', 'pruning hooks'),
    rows: [
      ['right', 'plowshares and pruning hooks', 2],
      ['a bare list in another order', 'pruning hooks, plowshares', 0],
      ['crossed', 'swords into pruning hooks and spears into plowshares', 0],
    ],
  },
  {
    question: 'What came instead of the belt, the robe and the veil?',
    points: 3,
    parts: text('a rope', 'sackcloth', 'shame'),
    rows: [
      ['right', 'instead of a belt a rope, instead of a robe sackcloth, and shame instead of a veil', 3],
      ['crossed', 'instead of the belt sackcloth, instead of the robe a rope', 0],
    ],
  },
  {
    question: 'What two things were given to the travelers, and by the people of which land?',
    points: 3,
    parts: [
      { text: 'milk', slot: 'given' },
      { text: 'figs', slot: 'given' },
      { text: 'Edom', slot: 'which land' },
    ],
    rows: [['right', 'The people of Edom gave them milk and figs', 3]],
  },
  {
    question: 'Where does the word alphabet come from?',
    points: 1,
    parts: text('the first two letters, alpha and beta'),
    rows: [
      ['a number nobody asked for', 'the letters alpha and beta', 1],
      ['another number', 'the three letters alpha and beta', 0],
    ],
  },
  {
    question: 'For how many years is a senator elected?',
    points: 1,
    parts: text('six (6)'),
    rows: [
      ['right', '6', 1],
      ['right', 'six years', 1],
      ['unit', 'six months', 0],
      ['typo', 'sixx', 1],
    ],
  },
  {
    question: 'How many soldiers came?',
    points: 1,
    parts: text('sixty'),
    rows: [
      ['typo', 'sixxty', 1],
      ['another number', 'sixteen', 0],
      ['another number', 'sixtee', 0],
    ],
  },
  {
    question: 'When is the longest day of the year?',
    points: 1,
    parts: text('June 20 or 21'),
    rows: [
      ['right', 'June 21st', 1],
      ['right', 'june 20', 1],
      ['wrong', 'December 21', 0],
    ],
  },
  {
    question: 'Which group was taken over the sea?',
    points: 1,
    parts: text('Africans'),
    rows: [
      ['right', 'africans', 1],
      ['another people', 'Americans', 0],
    ],
  },
  {
    question: 'Name one state on the northern border.',
    points: 1,
    parts: text('New York; Maine'),
    rows: [
      ['right', 'new york', 1],
      ['right', 'maine', 1],
      ['half a name', 'York', 0],
    ],
  },
  {
    question: 'Who was president during the war?',
    points: 1,
    parts: text('Franklin Roosevelt'),
    rows: [
      ['right', 'Roosevelt', 1],
      ['right', 'President Roosevelt', 1],
      ['another person', 'Theodore Roosevelt', 0],
    ],
  },
  {
    question: 'Which city will be left?',
    points: 1,
    parts: text('the forgotten city of the east'),
    rows: [
      ['right', 'the forgotten one of the east', 1],
      ['idk', 'I forgot', 0],
      ['idk', 'who knows', 0],
    ],
  },
  {
    question: 'Against whom should an ax not brag, and against whom should a saw not boast?',
    points: 2,
    parts: text('him who chops with it', 'him who pulls it'),
    rows: [['right', 'the ax not against him who chops with it and the saw not against him who pulls it', 2]],
  },
  {
    question: 'What did he do that people remember?',
    points: 1,
    parts: text('freed the captives', 'built the harbor'),
    rows: [
      ['explained', 'the great decree, freeing the captives', 1],
      ['right', 'set the captives free', 1],
      ['wrong', 'burned the bridge', 0],
    ],
  },
]

import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of numbers in every form, of what they count, and of lists that are numbered. */
export const numbersTable: readonly Sheet[] = [
  {
    question: 'How many soldiers came, how many horses, and for how many days did they stay?',
    points: 3,
    parts: text('two thousand', 'one hundred', 'seven days'),
    rows: [
      ['short', '2k soldiers, 100 horses, 7 days', 3],
      ['Roman', 'MM soldiers, C horses, VII days', 3],
      ['Roman', 'MM, C, VII', 3],
      ['Roman and wrong', 'MM, L, VII', 2],
      ['without commas', '2000 soldiers 100 horses 7 days', 3],
      ['without commas, one wrong', '2000 soldiers 200 horses 7 days', 2],
      ['in another order, named', '7 days, 100 horses and 2000 soldiers', 3],
      ['a wrong number', '3000 soldiers, 100 horses, 7 days', 2],
      ['a wrong unit', '2000, 100, 7 weeks', 2],
      ['a larger unit', '2000, 100, 1 week', 2],
    ],
  },
  {
    question: 'According to Mark 5:12, how long was the man ill, and who healed him?',
    points: 2,
    parts: text('twelve years', 'Jesus'),
    rows: [
      ['the number of the verse is no echo', '13 years, Jesus', 1],
      ['the number of the verse is no echo', '12 years, Jesus', 2],
      ['cited', '12 years, Jesus (Mark 5:12)', 2],
      ['months', '144 months, Jesus', 2],
      ['other months', '12 months, Jesus', 1],
      ['Roman', 'XII years and Jesus', 2],
    ],
  },
  {
    question: 'Within how long will it be over?',
    points: 1,
    parts: text('a year'),
    rows: [
      ['months', '12 months', 1],
      ['months', 'twelve months', 1],
      ['other months', 'two months', 0],
      ['years', '1 year', 1],
      ['years', 'two years', 0],
    ],
  },
  {
    question: 'How much more did the field bear, and how often did they harvest it?',
    points: 2,
    parts: text('sixty times', 'three times'),
    rows: [
      ['x', '60x, 3x', 2],
      ['fold', 'sixtyfold and thrice', 2],
      ['fold', '60-fold, 3 times', 2],
      ['other', 'thirtyfold and twice', 0],
    ],
  },
  {
    question: 'How much of the land did he promise?',
    points: 1,
    parts: text('half of it'),
    rows: [
      ['a fraction', '1/2 of it', 1],
      ['a fraction', '½', 1],
      ['a share', '50% of the land', 1],
      ['a share', '50 percent', 1],
      ['another', '1/4 of it', 0],
      ['another', '25 %', 0],
    ],
  },
  {
    question: 'At what hour did the feast begin?',
    points: 1,
    parts: text('the ninth hour'),
    rows: [
      ['ranks', 'the 9th', 1],
      ['counts', '9', 1],
      ['Roman', 'IX', 1],
      ['a span of time', '9 hours', 0],
      ['another', 'the third hour', 0],
    ],
  },
  {
    question: 'Which four rivers did they cross?',
    points: 4,
    parts: text('the Jordan', 'the Nile', 'the Tigris', 'the Arnon'),
    rows: [
      ['numbered', '1 Jordan 2 Nile 3 Tigris 4 Arnon', 4],
      ['numbered', '1. Jordan 2. Nile 3. Tigris 4. Arnon', 4],
      ['numbered', '1) Jordan, 2) Nile, 3) Tigris, 4) Arnon', 4],
      ['numbered, one wrong', '1 Jordan 2 Nile 3 Tigris 4 Jabbok', 3],
      ['counted first', '4. Jordan, Nile, Tigris, Arnon', 4],
    ],
  },
  {
    question: 'By what two numbers were they counted?',
    points: 2,
    parts: text('hundreds', 'fifties'),
    rows: [
      ['digits', '100s and 50s', 2],
      ['digits', 'by 100 and by 50', 2],
      ['Roman', 'C and L', 2],
      ['other', '1000s and 50s', 1],
    ],
  },
]

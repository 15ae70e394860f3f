import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of how far a denial reaches: what the question denies itself, what is asked back, and what is said anew. */
export const scopesTable: readonly Sheet[] = [
  {
    question: 'What should the servant not carry, and what should he carry?',
    points: 2,
    parts: text('gold', 'bread'),
    rows: [
      ['denied with the verb', "don't carry gold, carry bread", 2],
      ['denied with another verb', "don't bring gold, bring bread", 2],
      ['the other way round', 'he should carry bread, and not gold', 2],
      ['the other way round', 'bread, not gold', 2],
      ['one only', "don't take gold along", 1],
      ['the wrong one denied', "don't carry bread, carry gold", 0],
      ['bare', 'gold, bread', 2],
    ],
  },
  {
    question: 'What will the king not say?',
    points: 1,
    parts: text('I am tired'),
    rows: [
      ['denied with the verb', "He won't say I am tired", 1],
      ['denied with the verb', 'he will never say I am tired', 1],
      ['bare', 'I am tired', 1],
      ['denied after all', 'not tired', 0],
    ],
  },
  {
    question: 'Which two birds does the farmer not want?',
    points: 2,
    parts: text('the crow', 'the magpie'),
    rows: [
      ['bare', 'the crow and the magpie', 2],
      ['denied after all', 'not the crow or the magpie, it was the hawk', 0],
      ['an exception', 'every bird but the crow and the magpie', 0],
    ],
  },
  {
    question: 'Which two things did the servants not yet do, and what did the king ask them?',
    points: 3,
    parts: text('listen', 'learn', 'remember'),
    rows: [
      ['asked back', "listen, learn, don't you remember", 3],
      ['asked back', 'Do you not yet listen nor learn? And do you not remember?', 3],
      ['bare', 'listen, learn, remember', 3],
    ],
  },
  {
    question: "What was the older brother's house, and what was the younger one's?",
    points: 2,
    parts: text('empty', 'crowded'),
    rows: [
      ['said anew', "the older one's was not crowded it was empty", 1],
      ['said anew', "the older one's wasn't crowded it was empty, the younger one's crowded", 2],
    ],
  },
  {
    question: 'Quote what the king told the widow.',
    points: 1,
    parts: text('Daughter, your debts are forgiven you'),
    rows: [
      ['word for word', 'Daughter, your debts are forgiven you', 1],
      ['denied', 'Daughter, your debts are not forgiven you', 0],
      ['denied', "your debts aren't forgiven you", 0],
    ],
  },
  {
    question: 'Who is invited to the table?',
    points: 1,
    parts: text('those who mourn the old king'),
    rows: [
      ['said', 'those who mourn the old king', 1],
      ['otherwise', 'people who weep for the old king', 1],
      ['only whom', 'the old king', 0],
    ],
  },
  {
    question: 'What did the rider liken to a cloud?',
    points: 1,
    parts: text("David's army"),
    rows: [
      ['said', 'the army of David', 1],
      ['said', "David's army", 1],
      ['another owner', 'the army of Saul', 0],
      ['another owner', "Saul's army", 0],
    ],
  },
]

import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of how far a denial reaches (what the question denies itself, is asked back or said anew) and of clauses within a question. */
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
  {
    question: 'What did the smith make when he had lit the fire, and what did he break?',
    points: 2,
    parts: text('a plow', 'a chain'),
    rows: [
      ['said', 'a plow, a chain', 2],
      ['exchanged', 'a chain, a plow', 0],
    ],
  },
  {
    question: 'What should be kept near the well, because of what, and what did those carry who came to it?',
    points: 3,
    parts: text('a bucket', 'the drought', 'jars'),
    rows: [
      ['said', 'a bucket, the drought, jars', 3],
      ['exchanged', 'a bucket, jars, the drought', 1],
    ],
  },
  {
    question: 'Which three things were the shepherds not to carry, and what were they to wear?',
    points: 4,
    parts: text('salt', 'rope', 'torches', 'belts'),
    rows: [
      ['denied by a row', 'no salt no rope no torches', 3],
      ['said', 'salt, rope, torches, belts', 4],
    ],
  },
  {
    question: 'Whose friend is he not, and whose friend is he?',
    points: 2,
    parts: text('the proud', 'the humble'),
    rows: [
      ['said', 'not of the proud but of the humble', 2],
      ['exchanged', 'not of the humble but of the proud', 0],
    ],
  },
  {
    question: 'Which two kinds of care will the garden no longer get?',
    points: 2,
    parts: text('weeding', 'watering'),
    rows: [
      ['said', 'it will get no weeding and no watering', 2],
      ['said', 'not weeding, not watering', 2],
    ],
  },
  {
    question: 'What will the sea give back, and whom will it no longer hide?',
    points: 2,
    parts: text('her gold', 'her drowned'),
    rows: [['said', 'it wont hide her drowned any more and it will give back her gold', 2]],
  },
  {
    question: 'Which two things will the children not do any more?',
    points: 2,
    parts: text('hunger', 'thirst'),
    rows: [
      ['said', 'they will not hunger or thirst', 2],
      ['affirmed after a but', 'they will not hunger but they will thirst', 1],
    ],
  },
  {
    question: 'Of which metal was the gate?',
    points: 1,
    parts: text('bronze'),
    rows: [
      ['not the first', 'not iron its bronze', 1],
      ['not the first', 'not iron just bronze', 1],
      ['not the first', 'its not iron its bronze', 1],
      ['denied', 'not bronze its iron', 0],
      ['denied', 'not bronze just iron', 0],
    ],
  },
  {
    question: 'In what did he carry the lamb?',
    points: 1,
    parts: text('in his arms'),
    rows: [
      ['taken back', 'on his back, no in his arms', 1],
      ['taken back', 'in his arms, no on his back', 0],
    ],
  },
  {
    question: 'Who will come, in what, and with which two things?',
    points: 4,
    parts: text('the captain', 'a boat', 'a drum', 'a flag'),
    rows: [
      ['said', 'the captain in a boat with a drum and a flag', 4],
      ['led in another order', 'in a boat, with a drum and a flag, the captain', 4],
    ],
  },
  {
    question: 'To which three things did she call the people?',
    points: 3,
    parts: text('fasting', 'silence', 'dressing in linen'),
    rows: [['without the verb', 'fasting silence linen', 3]],
  },
  {
    question: 'Which two things did the fire eat?',
    points: 2,
    parts: text('straw', 'barley'),
    rows: [['counted', '2 things 1 straw 2 barley', 2]],
  },
  {
    question: 'What will nobody do to those who sow peace?',
    points: 1,
    parts: text('harm them'),
    rows: [
      ['said', 'nobody will harm them', 1],
      ['turned', 'those who sow peace wont harm anyone', 0],
    ],
  },
  {
    question: 'What will depart from the neck?',
    points: 1,
    parts: text('his yoke'),
    rows: [['by ear', 'his yolk', 1]],
  },
]

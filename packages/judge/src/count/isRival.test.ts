import { describe, expect, test } from 'vitest'

import { judge } from '../judge.ts'
import { text } from '../testing/sheet.ts'
import type { Sheet } from '../testing/sheet.ts'

const sheets: readonly Sheet[] = [
  {
    question: 'What size was the cloak, or coat, to be?',
    points: 1,
    parts: text('large'),
    rows: [
      ['the question said back', 'large size was the cloak, or coat, to be', 1],
      ['a hedge', 'large or small', 0],
    ],
  },
  {
    question: 'What did the pilot do when he came to the harbour?',
    points: 1,
    parts: text('waited'),
    rows: [
      ['hedge', 'he waited or he slept', 0],
      ['hedge', 'he will wait or he will leave, one of the two', 0],
      ['hedge', 'he waited or else slept', 0],
      ['hedge', 'either wait or leave', 0],
      ['hedge', 'he waited because he had to or the ship would sink', 1],
    ],
  },
  {
    question: 'From where has the shining stone, or Odra, fallen?',
    points: 1,
    parts: text('from the tower'),
    rows: [
      ['hedge', 'from the tower or from a mountain, i say both to be safe', 0],
      ['hedge', 'from the tower or mountain', 0],
      ['hedge', 'from the tower', 1],
    ],
  },
  {
    question: 'With what words was the blind dog called?',
    points: 1,
    parts: text('cheer up'),
    rows: [
      ['hedge', 'either cheer up or be quiet', 0],
      ['hedge', 'cheer up', 1],
    ],
  },
  {
    question:
      'Whose flock is it, under what should keepers not serve, what should they be, who will come, and what will they receive?',
    points: 5,
    parts: text("Odrel's", 'force', 'examples', 'the chief keeper', 'a crown'),
    rows: [
      ['hedge', 'odrels, force i think, examples or bosses, the chief keeper, a crown', 4],
      ['hedge', 'odrels, force, examples, the chief keeper, a crown or a hat', 4],
      ['hedge', 'odrels, force, bosses or examples, the chief keeper, a crown', 4],
    ],
  },
  {
    question: 'People of which two towns will be led away?',
    points: 2,
    parts: text('Odrel', 'Mitran'),
    rows: [
      ['hedge', 'odrel for certain, the other is tobin or mitran', 1],
      ['hedge', 'odrel and mitran or tobin', 1],
      ['hedge', 'odrel, thats sure, and then it is the brenta or mitran', 1],
      ['hedge', 'odrel or mitran', 2],
      ['hedge', 'odrel and then maybe tobin or mitran', 1],
    ],
  },
  {
    question: 'What did the pilot do when he came to the harbour?',
    points: 1,
    parts: text('waited'),
    rows: [
      ['hedge', 'he waited or fled', 0],
      ['hedge', 'he waited or he went home', 0],
      ['hedge', 'either he waited or he went home', 0],
      ['hedge', 'he was waiting or he was sleeping', 0],
      ['hedge', 'he waited, or he would have missed the boat', 1],
      ['hedge', 'he waited or else he would drown', 1],
    ],
  },
  {
    question: 'Whom did Tobin call, and what did he give them?',
    points: 2,
    parts: text('the sailors', 'bread'),
    rows: [
      ['hedge', 'the sailors or the cooks, and bread', 1],
      ['hedge', 'the cooks or the sailors, and bread', 1],
      ['hedge', 'the sailors, and bread or wine', 1],
    ],
  },
  {
    question: 'How many days or weeks did they wait?',
    points: 1,
    parts: text('ten days'),
    rows: [
      ['hedge', 'ten days', 1],
      ['hedge', 'ten days or so', 1],
      ['hedge', 'ten or eleven days', 0],
    ],
  },
  {
    question: 'Who or what fell on the mill?',
    points: 1,
    parts: text('the tower'),
    rows: [
      ['hedge', 'the tower or the tree', 0],
      ['hedge', 'the tower', 1],
    ],
  },
  {
    question: 'Which two fruits did she buy?',
    points: 2,
    parts: text('plums', 'pears'),
    rows: [
      ['hedge', 'plums and pears or apples', 1],
      ['hedge', 'plums or pears', 2],
      ['hedge', 'plums, and the other is apples or pears', 1],
      ['hedge', 'plums, and the second was pears or apples', 1],
    ],
  },
  {
    question: 'Into what did the sparks turn, and what was burned?',
    points: 2,
    parts: text('sparks or embers', 'the barn'),
    rows: [
      ['hedge', 'embers, the barn', 2],
      ['hedge', 'sparks or embers, the barn', 2],
    ],
  },
  {
    question: 'What will the fields become?',
    points: 1,
    parts: text('a home for foxes'),
    rows: [
      ['hedge', 'a home for foxes or a desert', 0],
      ['hedge', 'home for foxes, or as we would say a den', 1],
    ],
  },
]

describe('isRival', () => {
  for (const { rows, ...question } of sheets)
    describe(question.question, () => {
      test.each(rows)('%s: %j earns %i', (_kind, response, score) => {
        expect(judge(question, response).score).toBe(score)
      })
    })
})

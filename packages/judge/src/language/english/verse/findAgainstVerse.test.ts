import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { readScripture } from '../../../read/scripture.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

/** What a verse tells, and questions to it whose answers turn that round or say it in other words. */
const verses: readonly { verse: string; sheets: readonly Sheet[] }[] = [
  {
    verse: 'The shepherds of Mitran have become rich. The weavers of Odrel are scattered.',
    sheets: [
      {
        question: 'What has become of the shepherds of Mitran, and what of the weavers of Odrel?',
        points: 2,
        parts: text('rich', 'scattered'),
        rows: [
          ['said', 'the shepherds of Mitran have become rich and the weavers of Odrel are scattered', 2],
          ['reordered', 'the weavers of Odrel are scattered and the shepherds of Mitran are rich', 2],
          ['bare', 'rich, scattered', 2],
          ['exchanged', 'the shepherds of Mitran are scattered and the weavers of Odrel have become rich', 0],
        ],
      },
      {
        question: 'Who are scattered?',
        points: 1,
        parts: text('the weavers of Odrel'),
        rows: [
          ['said', 'the weavers of Odrel are scattered', 1],
          ['exchanged', 'the weavers of Odrel became rich and the shepherds of Mitran are scattered', 0],
        ],
      },
    ],
  },
  {
    verse: 'In that day the captain will become a wheel of iron, and a ladder of cedar, to the rest of the soldiers.',
    sheets: [
      {
        question: 'Which two things will the captain become, and of what are they?',
        points: 4,
        parts: text('wheel', 'iron', 'ladder', 'cedar'),
        rows: [
          ['said', 'a wheel of iron and a ladder of cedar', 4],
          ['exchanged', 'a wheel of cedar and a ladder of iron', 2],
        ],
      },
    ],
  },
  {
    verse: 'Should they question the birds on behalf of the stars?',
    sheets: [
      {
        question: 'What do they question on behalf of the stars?',
        points: 1,
        parts: text('the birds'),
        rows: [
          ['said', 'they question the birds on behalf of the stars', 1],
          ['exchanged', 'they question the stars on behalf of the birds', 0],
        ],
      },
    ],
  },
  {
    verse: 'When his brothers heard of it, they went out to catch him; for the neighbors laughed.',
    sheets: [
      {
        question: 'Who went out because of the boy, and what did they want to do with him?',
        points: 2,
        parts: text('his brothers', 'catch him'),
        rows: [
          ['said', 'his brothers went out to catch him', 2],
          ['bare', 'his brothers, catch him', 2],
          ['turned', 'the boy went out to catch his brothers', 0],
        ],
      },
    ],
  },
  {
    verse: 'But the old rope will cut the bags, and the flour runs out, and the bags will be thrown away.',
    sheets: [
      {
        question: 'Which three things happen if the old rope is used?',
        points: 3,
        parts: text('it will cut the bags', 'the flour runs out', 'the bags will be thrown away'),
        rows: [
          ['said', 'the rope cuts the bags, the flour runs out and the bags are thrown away', 3],
          ['by what is done', 'the bags are cut and the flour runs out', 2],
          ['turned', 'the bags cut the rope', 0],
        ],
      },
    ],
  },
  {
    verse: 'The elder son wanted to sell his field, but the younger son kept the gold of his mother.',
    sheets: [
      {
        question: 'What did the elder son want to sell, and what did the younger son keep?',
        points: 2,
        parts: text('his field', 'the gold of his mother'),
        rows: [
          ['said', 'the elder son wanted to sell his field but the younger son kept his mothers gold', 2],
          ['in the order of the verse', 'elder son sell field younger son kept gold of his mother', 2],
          ['exchanged', 'the elder son sold the gold of his mother and the younger son kept the field', 0],
        ],
      },
    ],
  },
  {
    verse:
      'He told them to carry nothing for the road: no bread, no bag, no coins in their belts, but to wear shoes, and not to wear two coats.',
    sheets: [
      {
        question: 'Which three things were they not to carry, and what were they to wear?',
        points: 4,
        parts: text('bread', 'a bag', 'coins', 'shoes'),
        rows: [
          ['said', 'no bread, no bag, no coins, but to wear shoes', 4],
          ['as another edition has it', 'no bread, no bag, no coins in their purses, but to wear shoes', 4],
          ['one too many', 'no bread, no bag, no coins and water, but to wear shoes', 3],
          ['one too many at the end', 'bread, bag, coins in their belts, wear shoes and sing a loud hymn', 3],
        ],
      },
    ],
  },
  {
    verse: 'Be ashamed, Tirnal; for the sea has spoken, the stronghold of the sea.',
    sheets: [
      {
        question: 'Who speaks to the city?',
        points: 1,
        parts: text('the sea'),
        rows: [
          ['said', 'the sea speaks to tirnal', 1],
          ['turned', 'tirnal speaks to the sea', 0],
        ],
      },
    ],
  },
  {
    verse: 'A rest of them will return, even the rest of Odrel, to the great captain.',
    sheets: [
      {
        question: 'Whose rest will return?',
        points: 1,
        parts: text('Odrel'),
        rows: [
          ['said', 'the rest of odrel will return to the captain', 1],
          ['said', "odrel's rest", 1],
          ['exchanged', 'the rest of the great captain will return to odrel', 0],
        ],
      },
    ],
  },
  {
    verse:
      'They were bringing kittens to him, that he should stroke them; but the servants drove away those who brought them.',
    sheets: [
      {
        question: 'What were they bringing, and what did they want him to do to them?',
        points: 2,
        parts: text('kittens', 'stroke them'),
        rows: [
          ['said', 'kittens so that he would stroke them', 2],
          ['pronouns turned', 'kittens so that they could stroke him', 1],
        ],
      },
    ],
  },
  {
    verse: 'The daughter of Odrel is left like a tent in an orchard, like a hut in a field.',
    sheets: [
      {
        question: 'Who is left like a tent?',
        points: 1,
        parts: text('the daughter of Odrel'),
        rows: [
          ['said', 'the daughter of odrel is left like a tent', 1],
          ['turned', 'a tent is left like the daughter of odrel', 0],
        ],
      },
    ],
  },
  {
    verse: 'Hear the word, you mockers, who rule this people in Tirnal.',
    sheets: [
      {
        question: 'Who is called to hear?',
        points: 1,
        parts: text('the mockers'),
        rows: [
          ['said', 'the mockers who rule this people', 1],
          ['turned', 'the people who rule the mockers', 0],
        ],
      },
    ],
  },
  {
    verse: 'Tirnal will build walls, dig wells, plant olive trees, and gather her children home.',
    sheets: [
      {
        question: 'Name three things that Tirnal will do.',
        points: 3,
        parts: text('build walls', 'dig wells', 'plant olive trees'),
        rows: [
          ['said', 'build walls, dig wells, plant olive trees', 3],
          ['one too many', 'build walls, dig wells, plant olive trees and towers', 2],
        ],
      },
    ],
  },
  {
    verse: 'Odrel of the hills has sworn, saying, “As I have thought, so it will happen.”',
    sheets: [
      {
        question: 'Who has sworn, and what does he say of what he has thought?',
        points: 2,
        parts: text('Odrel of the hills', 'it will happen'),
        rows: [
          ['said', 'Odrel of the hills and it will happen', 2],
          ['thought', 'i think Odrel of the hills and it will happen', 2],
        ],
      },
    ],
  },
]

const cases = verses.flatMap(({ verse, sheets }) => {
  const scripture = readScripture([{ verse: 1, text: verse }], 1, 1)
  return sheets.flatMap(({ rows, ...question }) =>
    rows.map(([kind, response, score]) => ({ kind, response, score, question, scripture })),
  )
})

describe('an answer beside the verse that the question cites', () => {
  test.each(cases)('$kind: $response', ({ response, score, question, scripture }) => {
    expect(judge(question, response, undefined, scripture).score).toBe(score)
  })
})

test('what only begins like the verse and puts its words in other places is read like any other answer', () => {
  const verse =
    'He took the blind man by the hand; and when he had bound his eyes and laid his staff on him, he asked him a thing.'
  const scripture = readScripture([{ verse: 1, text: verse }], 1, 1)
  const question = {
    question: 'What did Tobin do to the blind man before he asked him a thing?',
    points: 2,
    parts: text('bound his eyes', 'laid his staff on him'),
  }
  const mark = (response: string): number => judge(question, response, undefined, scripture).score
  expect(mark('he bound his eyes and laid his staff on him')).toBe(2)
  expect(mark('the blind man bound Tobin his eyes and laid his staff on Tobin')).toBe(0)
})

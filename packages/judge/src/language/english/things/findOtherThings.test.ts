import { describe, expect, test } from 'vitest'

import { judge } from '../../../judge.ts'
import { readScripture } from '../../../read/scripture.ts'
import { text } from '../../../testing/sheet.ts'
import type { Sheet } from '../../../testing/sheet.ts'

const lexicon = { names: ['Odrel', 'Mitran', 'Tobin', 'Kerra'], synonyms: [] }

/** What a verse tells, the verse after it, and answers to questions that share the words of the right one and name another thing. */
const verses: readonly { verse: string; next?: string; sheets: readonly Sheet[] }[] = [
  {
    verse: 'The captain took his friends by night, and they carried off the roof and rolled a stone before the door.',
    next: 'Kerra saw it from her garden.',
    sheets: [
      {
        question: 'What did they carry off?',
        points: 1,
        parts: text('the roof'),
        rows: [
          ['right', 'the roof', 1],
          ['of what the verse tells', 'the roof of the captain', 1],
          ['of a name of the chapter', 'the roof of Kerra', 1],
          ['narrowed', 'the roof of my mouth', 0],
          ['narrowed by a name', 'the roof of Odrel', 0],
          ['of others', 'the roof of other people', 0],
          ['of anything', 'the roof of the place', 1],
          ['cited', 'the roof of Odrel 3', 1],
          ['owner', "Odrel's roof", 0],
          ['owner of the chapter', "Kerra's roof", 1],
          ['persons', 'the men who painted the roof', 0],
          ['persons', 'the people who sleep on the roof', 0],
          ['said of it', 'the thing that they carried off was the roof', 1],
        ],
      },
      {
        question: 'Whom did the captain take, what did they carry off, and what did they roll before the door?',
        points: 3,
        parts: text('his friends', 'the roof', 'a stone'),
        rows: [
          ['right', 'his friends, the roof, a stone', 3],
          ['narrowed', 'the friends of Odrel, the roof, a stone', 2],
          ['only a kind', 'his friends, the roof, a stone jar', 2],
          ['only a kind', 'his friends, the roof and the stone wall', 2],
          ['said of it', 'his friends, the roof, a stone was rolled', 3],
          ['in a sentence', 'he took his friends and they carried off the roof and a stone blocks the door', 3],
        ],
      },
    ],
  },
  {
    verse: 'A servant saw the old man in the court, and she looked at him and fled with her own hands full.',
    sheets: [
      {
        question: 'What did the servant do when she saw the old man?',
        points: 1,
        parts: text('she looked at him'),
        rows: [
          ['right', 'she looked at him', 1],
          ['named', 'she looked at the old man', 1],
          ['something else', 'she looked at the window', 0],
          ['somebody else', 'she looked at Mitran', 0],
          ['with more', 'she looked at him from the window', 1],
        ],
      },
      {
        question: 'What was full?',
        points: 1,
        parts: text('her own hands'),
        rows: [
          ['right', 'her hands', 1],
          ["another's", 'the hands of the king', 0],
        ],
      },
    ],
  },
  {
    verse: 'Kerra held the lamp of the harbor in her arms, and told them of the path which they had lost.',
    sheets: [
      {
        question: 'What did Kerra hold?',
        points: 1,
        parts: text('the lamp of the harbor'),
        rows: [
          ['right', 'the lamp of the harbor', 1],
          ['misspelt', 'the lamp of the harber', 1],
          ['another after "of"', 'the lamp of the bridges', 0],
          ['another after "of", told elsewhere', 'the lamp of the path', 0],
          ['turned', "the harbor's lamp", 1],
        ],
      },
      {
        question: 'Of what did she tell, and where was the lamp?',
        points: 2,
        parts: text('the path which they had lost', 'held in her arms'),
        rows: [
          ['right', 'the path which they had lost, held in her arms', 2],
          ['another deed', 'the path which they had painted, held in her arms', 1],
          ['another place', 'the path which they had lost, held in her pocket', 1],
        ],
      },
    ],
  },
  {
    verse: 'His sisters went over the valley to the door of the barn, and the wind shook the mill.',
    sheets: [
      {
        question: 'Over what did they go?',
        points: 1,
        parts: text('the valley'),
        rows: [
          ['right', 'the valley', 1],
          ['something of it', 'the king of the valley', 0],
          ['something of it', 'the light of the valley', 0],
          ['a part told', 'the end of the valley', 1],
          ['said again', 'it was about the king of the valley, they went over the valley', 1],
        ],
      },
      {
        question: 'Who went to what?',
        points: 2,
        parts: text('his sisters', 'the door of the barn'),
        rows: [
          ['right', 'his sisters, the door of the barn', 2],
          ['of another', "odrel's sisters, the door of the barn", 1],
          ['another head', 'his sisters, the roof of the barn', 1],
        ],
      },
    ],
  },
  {
    verse: 'The young ox shall pull this cart, and the spotted ox shall rest.',
    sheets: [
      {
        question: 'Which animal shall pull?',
        points: 1,
        parts: text('the young ox'),
        rows: [
          ['right', 'the young ox', 1],
          ['the other', 'the spotted ox', 0],
          ['described', 'the tired ox', 1],
        ],
      },
      {
        question: 'What shall it pull?',
        points: 1,
        parts: text('this cart'),
        rows: [
          ['right', 'the cart', 1],
          ["one's own", 'their own cart', 0],
        ],
      },
    ],
  },
  {
    verse:
      'All the houses of the harbor were shut, and few men were left of this generation; they kept their own boats and 3 lamps.',
    sheets: [
      {
        question: 'What was shut?',
        points: 1,
        parts: text('all the houses'),
        rows: [
          ['right', 'the houses', 1],
          ['fewer', 'two houses', 0],
          ['fewer', 'half of the houses', 0],
          ['a part', '1/3 of the houses', 0],
          ['belied', 'the false houses', 0],
        ],
      },
      {
        question: 'Who were left, and of what?',
        points: 2,
        parts: text('few men', 'this generation'),
        rows: [
          ['right', 'few men, of this generation', 2],
          ['more', 'many men, of this generation', 1],
          ['another', 'few men, of the next generation', 1],
        ],
      },
      {
        question: 'What did they keep, and how many lamps?',
        points: 2,
        parts: text('their own boats', 'three'),
        rows: [
          ['right', 'their boats, 3', 2],
          ["others'", "other people's boats, 3", 1],
          ["others'", 'their neighbors boats, 3', 1],
          ['more', 'their own boats, more than three', 1],
          ['one of them', 'their own boats, one of the three', 1],
        ],
      },
    ],
  },
  {
    verse:
      'Odrel of the gate wept over his heart, and he who mends the net told the good news and saved himself at the table.',
    sheets: [
      {
        question: 'Over what did he weep?',
        points: 1,
        parts: text('his heart'),
        rows: [
          ['right', 'his heart', 1],
          ["another's", 'the heart of Mitran', 0],
          ["another's", 'the heart of the people', 0],
        ],
      },
      {
        question: 'Who wept, who told something, and what did he tell?',
        points: 3,
        parts: text('Odrel of the gate', 'he who mends the net', 'the good news'),
        rows: [
          ['right', 'Odrel, he who mends the net, the good news', 3],
          ['a namesake', 'Odrel the baker, he who mends the net, the good news', 2],
          ["somebody's", "Odrel's brother, he who mends the net, the good news", 2],
          ['another deed of the verse', 'Odrel, he who saved the net, the good news', 2],
          ['of something else', 'Odrel, he who mends the net, the news of the market', 2],
        ],
      },
      {
        question: 'What did the one who mends the net do at last?',
        points: 1,
        parts: text('saved himself'),
        rows: [
          ['right', 'he saved himself', 1],
          ['misspelt', 'saved himselve', 1],
          ['others', 'he saved others', 0],
        ],
      },
    ],
  },
  {
    verse: 'Kerra, fill the jar, and they shall find him lying at the table, and take it.',
    sheets: [
      {
        question: 'What shall Kerra do?',
        points: 1,
        parts: text('fill the jar'),
        rows: [
          ['right', 'to fill the jar', 1],
          ['something else', 'break the jar', 0],
          ['a verb for anything', 'take the jar', 1],
        ],
      },
      {
        question: 'How shall they find him, and what shall they do then?',
        points: 2,
        parts: text('lying at the table', 'take it'),
        rows: [
          ['right', 'lying at the table, they take it', 2],
          ['something else', 'painting the table, they take it', 1],
          ['to something else', 'lying at the table, take money', 1],
        ],
      },
    ],
  },
]

const cases = verses.flatMap(({ verse, next = 'So it was.', sheets }) => {
  const chapter = [verse, next].map((own, at) => ({ verse: at + 1, text: own }))
  const scripture = readScripture(chapter, 1, 1)
  return sheets.flatMap(({ rows, ...question }) =>
    rows.map(([kind, response, score]) => ({ kind, response, score, question, scripture })),
  )
})

describe('an answer that shares the words of the right one', () => {
  test.each(cases)('$kind: $response', ({ response, score, question, scripture }) => {
    expect(judge(question, response, lexicon, scripture).score).toBe(score)
  })
})

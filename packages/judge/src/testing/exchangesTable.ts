import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of doer and object in one another's place: in parts that are clauses, by prepositions, by kinship and by what is counted. */
export const exchangesTable: readonly Sheet[] = [
  {
    question: 'According to the story, what three things will the soldiers do to the captain?',
    points: 3,
    parts: text('Mock him', 'Scourge him', 'Chase him'),
    rows: [
      ['said', 'they will mock him, scourge him and chase him', 3],
      ['bare', 'mock him, scourge him, chase him', 3],
      ['adapted', 'he is mocked, scourged and chased', 3],
      ['turned', 'he will mock them, scourge them and chase them', 0],
    ],
  },
  {
    question: 'Why does the king keep the farmer safe?',
    points: 1,
    parts: text('Because he trusts in you'),
    rows: [
      ['said', 'because he trusts in you', 1],
      ['said', 'he trusts you', 1],
      ['turned', 'because you trust in him', 0],
    ],
  },
  {
    question: 'Into what shall the smith beat the swords, and into what the spears?',
    points: 2,
    parts: text('Plowshares', 'Pruning hooks'),
    rows: [
      ['said', 'swords into plowshares and spears into pruning hooks', 2],
      ['bare', 'plowshares, pruning hooks', 2],
      ['turned', 'plowshares into swords and pruning hooks into spears', 0],
    ],
  },
  {
    question: 'Who was the helper of the builder?',
    points: 1,
    parts: text('Eliakim the son of Hilkiah'),
    rows: [
      ['said', 'Eliakim the son of Hilkiah', 1],
      ['said', "Hilkiah's son Eliakim", 1],
      ['turned', 'Hilkiah the son of Eliakim', 0],
    ],
  },
  {
    question: 'How many women shall take hold of one man?',
    points: 1,
    parts: text('Seven'),
    rows: [
      ['said', 'seven women', 1],
      ['said', 'seven of them', 1],
      ['turned', 'one woman takes hold of seven men', 0],
    ],
  },
  {
    question: 'According to the letter, who obeyed whom?',
    points: 2,
    parts: text('Sarah', 'Abraham'),
    rows: [
      ['said', 'Sarah obeyed Abraham', 2],
      ['passive', 'Abraham was obeyed by Sarah', 2],
      ['turned', 'Abraham obeyed Sarah', 0],
      ['denied', 'Sarah did not obey Abraham', 0],
    ],
  },
  {
    question: 'According to the book, which animal knows its owner?',
    points: 1,
    parts: text('The ox'),
    rows: [
      ['said', 'the ox knows its owner', 1],
      ['turned', 'the owner knows the ox', 0],
    ],
  },
  {
    question: 'With what does this people honor the Lord?',
    points: 1,
    parts: text('Their lips'),
    rows: [
      ['said', 'the people honor him with their lips', 1],
      ['turned', 'the Lord honors this people with his lips', 0],
    ],
  },
  {
    question: 'With what is the dill beaten out?',
    points: 1,
    parts: text('A stick'),
    rows: [
      ['said', 'the dill is beaten with a stick', 1],
      ['turned', 'the stick is beaten with dill', 0],
    ],
  },
  {
    question: 'What is the victory that has overcome the world?',
    points: 1,
    parts: text('Our faith'),
    rows: [
      ['said', 'our faith has overcome the world', 1],
      ['turned', 'the world has overcome our faith', 0],
    ],
  },
  {
    question: 'By what can this kind come out?',
    points: 2,
    parts: text('Prayer', 'Fasting'),
    rows: [
      ['excepted', 'by nothing except prayer and fasting', 2],
      ['none of', 'none of these: prayer, fasting', 0],
    ],
  },
  {
    question: 'For which creature in Egypt and for which in Assyria will he whistle?',
    points: 2,
    parts: text('The fly (Egypt)', 'The bee (Assyria)'),
    rows: [
      ['said', 'the fly in Egypt and the bee in Assyria', 2],
      ['crossed', 'the bee in Egypt and the fly in Assyria', 0],
      ['place alone', 'Egypt and Assyria', 0],
      ['turned round again', 'Egypt bee, Assyria fly, wait other way round, Egypt fly and Assyria bee', 2],
    ],
  },
  {
    question: 'How many years old was the boy?',
    points: 1,
    parts: text('Sixty-five'),
    rows: [
      ['score', 'three score and five', 1],
      ['joined', 'sixtyfive', 1],
    ],
  },
  {
    question: 'How many years did he walk?',
    points: 1,
    parts: text('Three'),
    rows: [
      ['months', 'thirty-six months', 1],
      ['months', 'three months', 0],
    ],
  },
]

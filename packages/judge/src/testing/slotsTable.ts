import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of answers and the slots of their questions: by the answer's own words, by their place, by their prepositions. */
export const slotsTable: readonly Sheet[] = [
  {
    question: 'What has the silver become, and with what has the wine been mixed?',
    points: 2,
    parts: [
      { text: 'dross', slot: 'silver' },
      { text: 'water', slot: 'wine' },
    ],
    rows: [
      ['in place', 'dross and water', 2],
      ['in place', 'first dross then water', 2],
      ['crossed', 'water and dross', 0],
      ['crossed', 'water, dross', 0],
      ['crossed', 'first water then dross', 0],
      ['one only', 'water', 1],
      ['one only', 'dross', 1],
      ['a wrong one in its place', 'water and oil', 0],
      ['a wrong one beside it', 'oil and water', 1],
      ['named', 'the wine was mixed with water and the silver became dross', 2],
      ['named and crossed', 'their silver became water and their wine dross', 0],
      ['preposition', 'with water, and it became dross', 2],
    ],
  },
  {
    question: 'From where will the highway come, and to where will it go?',
    points: 2,
    parts: [
      { text: 'Egypt', slot: 'from where' },
      { text: 'Assyria', slot: 'to where' },
    ],
    rows: [
      ['in place', 'Egypt, Assyria', 2],
      ['led', 'from Egypt to Assyria', 2],
      ['led', 'to Assyria from Egypt', 2],
      ['led and crossed', 'from Assyria to Egypt', 0],
      ['led and crossed', 'to Egypt from Assyria', 0],
      ['crossed', 'Assyria and Egypt', 0],
    ],
  },
  {
    question: 'Who will join the people, and with which house will they unite?',
    points: 2,
    parts: [
      { text: 'the foreigner', slot: 'who will join' },
      { text: 'the house of Jacob', slot: 'which house' },
    ],
    rows: [
      ['in place', 'the foreigner and the house of Jacob', 2],
      ['crossed', 'the house of Jacob and the foreigner', 0],
      ['named', 'they unite with the house of Jacob, and the foreigner joins', 2],
    ],
  },
  {
    question: 'What will be made the measuring line, and what the plumb line?',
    points: 2,
    parts: [
      { text: 'justice', slot: 'measuring line' },
      { text: 'righteousness', slot: 'plumb line' },
    ],
    rows: [
      ['named', 'the measuring line is justice, the plumb line is righteousness', 2],
      ['named and crossed', 'the measuring line is righteousness, the plumb line is justice', 0],
    ],
  },
  {
    question: 'For which two things did the Lord look, and which two did he find instead?',
    points: 4,
    parts: [
      { text: 'justice', slot: 'the Lord look' },
      { text: 'righteousness', slot: 'the Lord look' },
      { text: 'oppression', slot: 'find instead' },
      { text: 'a cry of distress', slot: 'find instead' },
    ],
    rows: [
      ['free within a slot', 'righteousness, justice, a cry of distress, oppression', 4],
      ['crossed', 'oppression, a cry of distress, justice, righteousness', 0],
      ['skipping', 'justice, oppression', 2],
      ['skipping', 'oppression', 1],
      ['one out of place', 'righteousness, oppression, justice', 2],
    ],
  },
  {
    question: 'Which two things to wear on the head will he become, and of what is each?',
    points: 4,
    parts: [
      { text: 'crown', slot: 'which two things' },
      { text: 'glory', slot: 'of what' },
      { text: 'diadem', slot: 'which two things' },
      { text: 'beauty', slot: 'of what' },
    ],
    rows: [
      ['pair by pair', 'crown, glory, diadem, beauty', 4],
      ['slot by slot', 'crown, diadem, glory, beauty', 4],
      ['one left out', 'glory, diadem, beauty', 3],
    ],
  },
  {
    question: 'In Isaiah 1:17, whom are the people told to relieve, whom to defend, and for whom to plead?',
    points: 3,
    parts: text('the oppressed', 'the fatherless', 'the widow'),
    rows: [
      ['in place', 'the oppressed, the fatherless, the widow', 3],
      ['crossed', 'widow, fatherless, oppressed', 1],
      ['named', 'defend the fatherless, plead for the widow, relieve the oppressed', 3],
      ['skipping', 'the fatherless and the widow', 2],
      ['cited', 'the oppressed, the fatherless, the widow (Isaiah 1:17)', 3],
    ],
  },
  {
    question: 'According to Isaiah 7:24, which weapons will people take there?',
    points: 2,
    parts: text('arrows', 'bow'),
    rows: [['free', 'bow and arrow', 2]],
  },
  {
    question: 'Which two words tell how those who hoped in these nations will feel?',
    points: 2,
    parts: text('dismayed', 'confounded'),
    rows: [['free', 'confounded and dismayed', 2]],
  },
  {
    question: 'On what will they flee, and how will those who pursue them be?',
    points: 2,
    parts: text('horses', 'swift'),
    rows: [
      ['named by a synonym', 'they flee on horses and the ones who chase them will be swift', 2],
      ['exchanged', 'they flee swift and the ones who chase them will be on horses', 0],
    ],
  },
  {
    question: 'How many women will take hold of how many men?',
    points: 2,
    parts: text('seven', 'one'),
    rows: [
      ['in order', '7 and 1', 2],
      ['counted', 'seven women take hold of one man', 2],
      ['exchanged', 'one woman will take hold of seven men', 0],
    ],
  },
  {
    question: 'Who will know? Name the tribe and the city.',
    points: 2,
    parts: text('Ephraim', 'Samaria'),
    rows: [
      ['named', 'the city is Samaria and the tribe is Ephraim', 2],
      ['bare', 'Samaria and Ephraim', 2],
      ['exchanged', 'the tribe is Samaria and the city is Ephraim', 0],
    ],
  },
  {
    question: 'Who have gone out, and into what?',
    points: 2,
    parts: text('many deceivers', 'the world'),
    rows: [
      ['said', 'many deceivers have gone out into the world', 2],
      ['led first', 'into the world many deceivers have gone out', 2],
      ['exchanged', 'the world has gone out into many deceivers', 0],
    ],
  },
]

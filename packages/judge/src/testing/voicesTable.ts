import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of who suffers a deed and who does it: passive parts, parts that are clauses, and what was done to somebody. */
export const voicesTable: readonly Sheet[] = [
  {
    question: 'What two things would happen to the shepherd in the end?',
    points: 2,
    parts: text('be wounded', 'be healed'),
    rows: [
      ['said', 'be wounded and be healed', 2],
      ['with who does it', 'they would wound him and heal him', 2],
      ['turned', 'he would wound sheep', 0],
      ['turned', 'he would wound people', 0],
    ],
  },
  {
    question: 'What will happen to the grapes when the stone rolls by?',
    points: 1,
    parts: text('crushed down by it'),
    rows: [
      ['said', 'crushed by it', 1],
      ['active', 'it will crush them', 1],
      ['turned', 'they will crush the stone', 0],
    ],
  },
  {
    question: 'What does the word on the cup mean?',
    points: 1,
    parts: text('given to Hannah'),
    rows: [
      ['said', 'given to Hannah', 1],
      ['said', 'somebody gave it to Hannah', 1],
      ['turned', 'Hannah gave it', 0],
      ['turned', 'Hannah gives it', 0],
    ],
  },
  {
    question: 'What two things are the messengers told?',
    points: 2,
    parts: text('the king has founded Ashdod', 'the hungry will find bread'),
    rows: [
      ['said', 'the king has founded Ashdod, the hungry will find bread', 2],
      ['passive', 'Ashdod was founded by the king, the hungry will find bread', 2],
      ['turned', 'Ashdod has founded the king, the bread will find the hungry', 0],
      ['one turned', 'the king has founded Ashdod, the bread will find the hungry', 1],
    ],
  },
  {
    question: 'What was done to the many servants who were sent to the orchard?',
    points: 2,
    parts: text('beating some', 'blinding some'),
    rows: [
      ['said', 'some were beaten, some blinded', 2],
      ['active', 'they beat some and blinded some', 2],
      ['turned', 'many servants beat the gardeners', 0],
    ],
  },
  {
    question: 'Who will praise the queen?',
    points: 1,
    parts: text('a strong tribe'),
    rows: [
      ['said', 'a strong tribe will praise her', 1],
      ['said', 'the strong tribe will praise the queen', 1],
      ['turned', 'the queen will praise a strong tribe', 0],
    ],
  },
  {
    question: 'Whom did some who stood by think that the boy was calling?',
    points: 1,
    parts: text('his uncle'),
    rows: [
      ['said', 'his uncle', 1],
      ['said', 'the boy was calling his uncle', 1],
      ['turned', 'his uncle was calling the boy', 0],
    ],
  },
  {
    question: 'Whom did the neighbors say that the doctor had saved?',
    points: 1,
    parts: text('the twins'),
    rows: [
      ['said', 'he saved the twins', 1],
      ['turned', 'the twins saved him', 0],
    ],
  },
  {
    question: 'Whom were the girls to tell the news?',
    points: 2,
    parts: text('his cousins', 'Simeon'),
    rows: [
      ['said', 'they were to tell his cousins and Simeon', 2],
      ['turned', 'his cousins and Simeon should tell the girls', 0],
    ],
  },
  {
    question: 'In what are the rich under this woe clever?',
    points: 1,
    parts: text('their own plans'),
    rows: [
      ['said', 'in their own plans', 1],
      ['said', 'their plans', 1],
      ['another owner', "in the king's plans", 0],
    ],
  },
  {
    question: 'Of whom should the people in Ashdod not be afraid?',
    points: 1,
    parts: text('the stranger'),
    rows: [
      ['said', 'they should not be afraid of the stranger', 1],
      ['said', 'the stranger', 1],
      ['exchanged', "the stranger shouldn't be afraid of Ashdod", 0],
    ],
  },
  {
    question: 'What shall go out of Hebron?',
    points: 1,
    parts: text('the message'),
    rows: [
      ['said', 'the message shall go out of Hebron', 1],
      ['exchanged', 'Hebron goes out of the message', 0],
    ],
  },
  {
    question: 'Against whom will the boy be proud, and against whom will the thief?',
    points: 2,
    parts: text('the elder', 'the judge'),
    rows: [
      ['said', 'the boy will be proud against the elder and the thief against the judge', 2],
      ['exchanged', 'the elder will be proud against the boy and the judge against the thief', 0],
    ],
  },
]

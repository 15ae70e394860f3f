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
  {
    question: 'To whom did the miller go?',
    points: 1,
    parts: text('Odrel'),
    rows: [
      ['who goes to whom', 'he went to Odrel', 1],
      ['who goes to whom', 'Odrel went to the miller', 0],
    ],
  },
  {
    question: 'What name did the king give to Tobin?',
    points: 1,
    parts: text('Odrel'),
    rows: [
      ['which is the name', 'he gave Tobin the name Odrel', 1],
      ['which is the name', 'he gave Odrel the name Tobin', 0],
    ],
  },
  {
    question: 'What did the king give the miller, and over what?',
    points: 2,
    parts: text('power', 'the horses'),
    rows: [
      ['over what', 'he gave the miller power over the horses', 2],
      ['over what', 'he gave the horses power over the miller', 1],
    ],
  },
  {
    question: 'How did the king feel about the request of the girl?',
    points: 1,
    parts: text('very sorry'),
    rows: [
      ['who feels', 'the king was very sorry', 1],
      ['who feels', 'the girl was very sorry', 0],
    ],
  },
  {
    question: 'What burns like a fire?',
    points: 1,
    parts: text('envy'),
    rows: [
      ['what is like what', 'envy burns like a fire', 1],
      ['what is like what', 'fire burns like envy', 0],
    ],
  },
  {
    question: 'What do the wind and the sea do?',
    points: 1,
    parts: text('obey him'),
    rows: [
      ['who obeys whom', 'they obey him', 1],
      ['who obeys whom', 'he obeys the wind', 0],
    ],
  },
  {
    question: 'Who were buried on the hill?',
    points: 1,
    parts: text('those who were killed with him'),
    rows: [
      ['who suffers', 'those who were killed with him', 1],
      ['who suffers', 'those who killed him', 0],
    ],
  },
]

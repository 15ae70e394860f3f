import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of who did what to whom: a deed turned round, in the passive, with its answer set before it, and denied. */
export const rolesTable: readonly Sheet[] = [
  {
    question: 'What did the shepherd find in the field?',
    points: 1,
    parts: text('a lamb'),
    rows: [
      ['said', 'the shepherd found a lamb', 1],
      ['said', 'he found a lamb in the field', 1],
      ['passive', 'a lamb was found by the shepherd', 1],
      ['set before', 'it was a lamb that the shepherd found', 1],
      ['set before', 'a lamb is what the shepherd found', 1],
      ['turned', 'a lamb found the shepherd', 0],
      ['turned', 'the lamb found him in the field', 0],
      ['denied', 'the shepherd did not find a lamb', 0],
    ],
  },
  {
    question: 'Who chased the lion, and what did the dog bite?',
    points: 2,
    parts: text('the boy', 'the bear'),
    rows: [
      ['said', 'the boy chased the lion and the dog bit the bear', 2],
      ['passive', 'the lion was chased by the boy and the bear was bitten by the dog', 2],
      ['one turned', 'the lion chased the boy and the dog bit the bear', 1],
      ['one turned', 'the boy chased the lion and the bear bit the dog', 1],
      ['both turned', 'the lion chased the boy, the bear bit the dog', 0],
      ['bare', 'the boy, the bear', 2],
    ],
  },
  {
    question: 'With what will the king strike the rock, and by what were you saved?',
    points: 2,
    parts: text('a staff', 'his hand'),
    rows: [
      ['said', 'he will strike the rock with a staff and we were saved by his hand', 2],
      ['said otherwise', 'his staff will strike the rock, his hand saved us', 2],
      ['one turned', 'the rock will strike his staff, we were saved by his hand', 1],
      ['one turned', 'with a staff, we saved his hand', 1],
    ],
  },
  {
    question: 'Whom will the people not follow?',
    points: 1,
    parts: text('the stranger'),
    rows: [
      ['said', "they won't follow the stranger", 1],
      ['bare', 'the stranger', 1],
      ['not denied', 'the people will follow the stranger', 0],
    ],
  },
]

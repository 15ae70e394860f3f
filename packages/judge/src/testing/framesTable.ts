import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of right words under a denial or an exception, with another complement, without the thing itself, or with the doer turned. */
export const framesTable: readonly Sheet[] = [
  {
    question: 'Which three men went up the hill?',
    points: 3,
    parts: text('Samuel', 'Jesse', 'David'),
    rows: [
      ['excepted', 'everyone except Samuel, Jesse and David', 0],
      ['excepted', 'all of them but Samuel Jesse and David', 0],
      ['excepted', 'anybody other than Samuel, Jesse and David', 0],
      ['excepted', 'all apart from Samuel, Jesse and David', 0],
      ['denied in a row', 'not Samuel or Jesse or David', 0],
      ['denied in a row', 'not Samuel, Jesse or David', 0],
      ['denied behind', 'Samuel and Jesse and David did not go up the hill', 0],
      ['denied behind', 'Samuel, Jesse and David never went up the hill', 0],
      ['denied, then said', 'not Saul or Ahaz but Samuel, Jesse and David', 3],
      ['no exception', 'Samuel, Jesse and David, but nobody else', 3],
      ['no exception', 'everybody knows it was Samuel, Jesse and David', 3],
    ],
  },
  {
    question: 'What did he put on their heads, and what did they give him to carry?',
    points: 2,
    parts: text('a crown of thorns', 'the key of the house'),
    rows: [
      ['another complement', 'a crown of gold and the key of the house', 1],
      ['another complement', 'a crown of thorns and the key of the prison', 1],
      ['another complement', 'a crown of leaves, the key of the tower', 0],
      ['another thing', 'a crown of thorns and the door of the house', 1],
      ['only the place', 'a crown of thorns, the house', 1],
      ['only the thing', 'a crown, a key', 2],
      ['described', 'a crown of sharp thorns, the key of the big house', 2],
      ['said shortly', 'a thorn crown and the house key', 2],
    ],
  },
  {
    question: 'Whose garden did they see, and what lay in it?',
    points: 2,
    parts: text("the prophet's wife's", 'the blood of the priest'),
    rows: [
      ['whole', "the prophet's wife's, the blood of the priest", 2],
      ['only the owner', "the prophet's wife's, the priest", 1],
      ['another owner', "the prophet's wife's, the blood of the lamb", 1],
    ],
  },
  {
    question: 'What does the honest man refuse?',
    points: 1,
    parts: text('a bribe'),
    rows: [
      ['said', 'he refuses bribes', 1],
      ['the opposite denied', "he doesn't take bribes", 1],
      ['the opposite', 'he takes bribes', 0],
      ['denied', "he doesn't refuse bribes", 0],
    ],
  },
  {
    question: 'The horses are flesh and not what, and the riders are men and not what?',
    points: 2,
    parts: text('spirit', 'gods'),
    rows: [
      ['bare', 'spirit, gods', 2],
      ['denied', 'not spirit, not gods', 2],
      ['in a sentence', 'the horses are flesh and not spirit, and the riders are men and not gods', 2],
      ['turned', 'they are spirit not flesh', 0],
    ],
  },
  {
    question: 'Which city has fallen?',
    points: 1,
    parts: text('Babylon'),
    rows: [
      ['said', 'Babylon has fallen', 1],
      ['the opposite', 'Babylon has risen', 0],
    ],
  },
  {
    question: 'Whose voice did they hear, and why did they come?',
    points: 2,
    parts: text("God's voice", 'because they are many'),
    rows: [
      ['without an apostrophe', 'Gods voice, cuz theres lots of them', 2],
      ['other gods', 'the voice of the gods, because they are few', 0],
    ],
  },
  {
    question: 'To which land did they flee, and what did they eat there?',
    points: 2,
    parts: text('the land of Egypt', 'a grain of corn'),
    rows: [['said by its name', 'Egypt, corn', 2]],
  },
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

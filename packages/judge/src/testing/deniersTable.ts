import type { Sheet } from './sheet.ts'
import { text } from './sheet.ts'

/** Cases of denials that say the question's own one back, of possessives without an "s", and of what follows a colon. */
export const deniersTable: readonly Sheet[] = [
  {
    question: 'Who did not fast, although others did?',
    points: 1,
    parts: text('the disciples of Jesus'),
    rows: [
      ['who does not', "Jesus' disciples don't", 1],
      ['who does not', "Jesus' disciples didn't", 1],
      ['who does not', 'the disciples of Jesus did not', 1],
      ['who does not', "Jesus' disciples wasn't fasting", 1],
      ['possessive', "Jesus' disciples", 1],
      ['possessive', "Jesus's disciples", 1],
      ['possessive', 'Jesus disciples', 1],
      ['another owner', "John's disciples", 0],
      ['another owner', "the Pharisees' disciples", 0],
      ['denied after all', "it wasn't Jesus' disciples", 0],
    ],
  },
  {
    question: 'Who could not enter, and what happened to the door?',
    points: 2,
    parts: text('the merchants', 'it was shut'),
    rows: [
      ['who does not', "the merchants couldn't, it was shut", 2],
      ['who does not', "the merchants can't and it was shut", 2],
      ['who does not', 'the merchants could not; shut', 2],
      ['denied after all', 'not the merchants, it was shut', 1],
    ],
  },
  {
    question: 'Who came to the feast?',
    points: 1,
    parts: text('the merchants'),
    rows: [
      ['denied', "the merchants didn't", 0],
      ['denied', 'the merchants did not', 0],
      ['denied', "not the merchants' wives but the merchants", 1],
    ],
  },
  {
    question: 'With what kind of things were they not redeemed, and which two of these are named?',
    points: 3,
    parts: text('corruptible', 'silver', 'gold'),
    rows: [
      ['after a colon', 'corruptible things: silver or gold', 3],
      ['after a colon', 'corruptible: silver, gold', 3],
      ['after a colon', 'Corruptible things: gold and silver', 3],
      ['after a dash', 'corruptible things - silver and gold', 3],
      ['without', 'corruptible things, silver or gold', 3],
      ['another thing', 'corruptible things: silver or bronze', 2],
    ],
  },
]

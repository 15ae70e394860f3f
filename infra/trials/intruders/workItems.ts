import type { Item } from './item.ts'
import { shownIn } from './shownIn.ts'

const { api, rooms, browser } = shownIn

/** Who makes up work: for ranks, boards and achievements. */
export const workItems: readonly Item[] = [
  {
    area: 'Progress',
    item: 'a board made up: 87 calls in 1.1 s, thousands of questions, every chapter',
    shownBy: [
      ...api(
        'routes/progress/countedWork',
        '87 calls in 1.1 seconds are practice, all of them',
        'a child’s quick round counts in full',
      ),
      { file: 'packages/domain/src/counting/paceActions.test.ts', title: 'whatever is told in whatever order' },
    ],
  },
  {
    area: 'Progress',
    item: 'the same work told twice, at once or in two days at once',
    shownBy: [
      ...api(
        'routes/progress/countedWork',
        'two calls at once count the same work once',
        'a marked question counts once a day, trivia once a season',
      ),
      { file: 'packages/domain/src/counting/dayInZone.test.ts', title: 'whatever zones are told' },
      ...rooms('tests/answering.db', '7.6 of answers at once as many count'),
    ],
  },
  {
    area: 'Progress',
    item: 'work that nobody can have done, still on the board',
    shownBy: [
      ...api(
        'routes/admin/unlikelyPlayers',
        'paces that nobody has, days too full and work told long after are shown',
        'one press hides a player from boards',
      ),
      ...browser('account/admin', 'a player whose work is unlikely is hidden from boards'),
    ],
  },
  {
    area: 'Progress',
    item: 'drills played over and over for rank, stars and boards, or told as somebody else',
    shownBy: api(
      'routes/drills/drills',
      'a verse that is taken for the other brings back what both say; a right one rates nothing',
      'a list rates its parts once',
      'an unknown pair or list is not found, and nothing of the call is kept',
    ),
  },
]

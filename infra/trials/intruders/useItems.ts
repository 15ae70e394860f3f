import type { Item } from './item.ts'
import { shownIn } from './shownIn.ts'

const { api, rooms, worker, infra, browser } = shownIn

/** Where each activity shows what it makes of its own kept state. */
const keptTests = [
  'practice/run/readRun',
  'selfGraded/readSelfGraded',
  'trivia/run/readTrivia',
  'crosswords/readCrossword',
  'memory/game/keptGame',
]

/** Who tries to break, to spend or to read: input, sockets, cost, supply, headers. */
export const useItems: readonly Item[] = [
  {
    area: 'Input',
    item: '1 MB, deep JSON, wrong types, NUL, half surrogates, prototype keys, 10,000 characters at every endpoint',
    shownBy: api(
      'hostileCalls',
      'every contract is served',
      'whatever is sent to',
      'after all of it everybody is served as before',
    ),
  },
  {
    area: 'Input',
    item: 'the same in every message of the socket',
    shownBy: rooms('tests/hostileMessages.db', 'whatever is sent in whatever message'),
  },
  {
    area: 'Input',
    item: 'bidi and zero-width text shown to others',
    shownBy: [
      ...api('hostileCalls', 'no stored text that others see'),
      ...api('hostileInput', 'control, bidi, zero-width and half characters are taken out of names'),
    ],
  },
  {
    area: 'Input',
    item: 'another club’s name in lookalike or invisible letters',
    shownBy: [
      ...api('hostileInput', 'a club’s name in lookalike and invisible letters is that club'),
      { file: 'packages/schema/src/names/sameNameKey.test.ts', title: 'a Latin name keeps its key' },
      {
        file: 'packages/db/src/migrations/nameKeys.db.test.ts',
        title: 'an instance with lookalike names keeps every club and team',
      },
    ],
  },
  {
    area: 'Input',
    item: 'a web address, a phone number or a handle as a name',
    shownBy: api('hostileInput', 'no name of a club, a team or a state: %s'),
  },
  {
    area: 'Input',
    item: 'a rude name on the public lists',
    shownBy: [
      ...api('routes/admin/names/decideName', 'a hidden club or team is on no public list'),
      ...api('routes/appearances/decideAppearance', 'a player who wants to be featured waits for the admin'),
    ],
  },
  {
    area: 'Input',
    item: 'a team whose gems somebody squats on, and a coach who would free what was used',
    shownBy: api(
      'routes/coaches/seats/freeSeat',
      'a squatted seat is freed at once',
      'a seat with an answer stays',
      'nobody frees a seat in another coach’s team',
    ),
  },
  {
    area: 'Input',
    item: 'a row that somebody keeps locked',
    shownBy: api('http/lockedRows', 'a call for a row that somebody else holds is refused within 2 s'),
  },
  {
    area: 'Headers',
    item: 'what the next child on a shared computer finds in the browser’s cache',
    shownBy: api('permissions', 'no browser or cache keeps a reply, but of what everybody may read'),
  },
  {
    area: 'Gateways',
    item: 'a request hidden in another’s body, run with the next visitor’s cookies',
    shownBy: infra(
      'gateway/smuggling.program',
      'a request in the body of %s doesn’t run',
      'a body on GET, HEAD, DELETE or OPTIONS',
      '400 where Connection names %s',
    ),
  },
  {
    area: 'Gateways',
    item: 'packets that end the gateway, or keep it down',
    shownBy: [
      ...infra('gateway/smuggling.program', 'a request of HTTP/1.0 without Host, and upgrades that are reset'),
      ...infra('local/processes/supervisor.program', 'the gateway is started again at once'),
      ...infra(
        'local/gateway/buildGateway',
        'who doesn’t finish the headers, or the body',
        'joined sockets that visitors reset',
      ),
    ],
  },
  {
    area: 'Gateways',
    item: '20,000 malformed requests to each gateway',
    shownBy: infra('gateway/malformed.program', 'malformed requests to $name'),
  },
  {
    area: 'Gateways',
    item: 'a name bent to this machine (DNS rebinding)',
    shownBy: infra('local/gateway/buildGateway', 'a page whose name leads here, %j, is refused'),
  },
  {
    area: 'Input',
    item: 'HTML in every stored field',
    shownBy: browser('account/intruders', 'markup in every stored field'),
  },
  {
    area: 'Input',
    item: 'a whole chapter pasted as an answer',
    shownBy: [
      ...api('routes/evaluate/evaluatePasted', 'a pasted chapter earns nothing'),
      { file: 'packages/judge/src/read/scripture.test.ts', title: 'a pasted chapter earns nothing' },
      { file: 'packages/content/src/judgedSeason.test.ts', title: 'a pasted chapter earns nothing' },
    ],
  },
  {
    area: 'Input',
    item: 'formulas in CSV exports',
    shownBy: [
      { file: 'packages/domain/src/csv/csvText.test.ts', title: '%j is no formula' },
      ...api('routes/studyRooms/getRoomResults', 'the CSV has a line an answer, and no cell is a formula'),
    ],
  },
  {
    area: 'Input',
    item: 'anything in the browser’s own stores (another version’s, a neighbour’s)',
    shownBy: [
      { file: 'apps/web/src/saving/unreadable.test.ts', title: 'whatever is kept of an activity is read or refused' },
      ...keptTests.map((file) => ({ file: `apps/web/src/activities/${file}.test.ts`, title: 'whatever is kept of a' })),
      { file: 'apps/web/src/saving/unreadable.test.ts', title: 'whatever lies in the outbox' },
      { file: 'apps/web/src/saving/unreadable.test.ts', title: 'whatever lies in localStorage' },
      ...browser(
        'page/unreadable',
        'garbage in every store: every screen opens',
        'where the whole app can’t be shown one starts afresh',
      ),
    ],
  },
  {
    area: 'Sockets',
    item: '5,000 messages a second',
    shownBy: rooms('tests/upgrade.db', '2.3 five thousand messages at once close the socket'),
  },
  {
    area: 'Sockets',
    item: '200 sockets that never join; too many from one address',
    shownBy: rooms(
      'tests/upgrade.db',
      '1.8 sockets that never join are closed after 10 seconds',
      '1.7 one address holds so many sockets',
    ),
  },
  {
    area: 'Sockets',
    item: 'half-open and silent sockets',
    shownBy: [
      ...rooms('tests/upgrade.db', '3.3 a client that leaves a close unanswered is cut off'),
      ...rooms('seats/session', '3.2 after 40 seconds without a frame the socket is closed'),
    ],
  },
  {
    area: 'Sockets',
    item: 'frames over 16 kB',
    shownBy: rooms('tests/upgrade.db', '2.2 a frame of 16 kB is read, a longer one closes'),
  },
  {
    area: 'Sockets',
    item: 'a slow reader',
    shownBy: rooms('tests/versions.db', '6.8 a reader that doesn’t read is cut off at 1 MiB, and the others go on'),
  },
  {
    area: 'Cost',
    item: 'a flood of answers to mark',
    shownBy: api(
      'routes/evaluate/evaluateFlood',
      'a flood of answers is refused',
      'forty players and forty guests of one classroom',
    ),
  },
  {
    area: 'Cost',
    item: 'the model asked too often from one address',
    shownBy: [
      ...api('routes/evaluate/evaluateAnswerModel', 'over an address’s quota the built-in judge answers'),
      ...api('routes/coachHelp/askCoachModel', 'over an address’s quota the verses answer'),
    ],
  },
  {
    area: 'Cost',
    item: 'the model asked too often by everybody together',
    shownBy: worker(
      'model/modelBudget',
      'all workers together make so many calls in a day',
      'when the day’s calls are used up',
    ),
  },
  {
    area: 'Cost',
    item: 'the model asked for something else, or for points',
    shownBy: [
      ...api('routes/coachHelp/askCoachModel', 'no model is asked about distress, personal data, the quiz'),
      ...worker('processors/coachHelp/helpCoach', 'what is not about the book gets its sentence'),
      ...worker('processors/marks/judgeEvaluationInjections', 'a model that obeys'),
    ],
  },
  {
    area: 'Cost',
    item: 'distress that reaches a model, from whatever box',
    shownBy: [
      ...api('routes/coachHelp/askCoachModel', 'no model is asked about distress'),
      ...api('routes/evaluate/evaluateAnswerModel', 'an answer in distress is asked of no model'),
      ...api('routes/errorReports/reportError', 'a comment in distress is stored as any other'),
      ...rooms('tests/answering.db', '7.9 an answer in distress'),
      ...api('routes/appeals/appeals', 'a sentence in distress is stored as any other'),
      ...api('routes/openaiFeedback/giveFeedback', 'a text in distress is sent to no model'),
      ...api('routes/rehearsals/rehearsals', 'a sheet in distress is marked'),
      ...api('routes/eventRooms/eventDistress', 'an event’s sheet in distress is kept and marked'),
      ...api('routes/eventRooms/writeEventNote', 'a note in distress is shown'),
      ...worker('processors/coachHelp/helpCoach', 'a question that speaks of distress reaches no model'),
      {
        file: 'apps/worker/src/processors/marks/judgeByModel.test.ts',
        title: 'an answer in distress that was let through reaches no model',
      },
      // A new box needs a row of its own; a new call of a model is refused here without one.
      ...infra('trials/intruders/modelCalls', 'whoever asks a model looks for distress first', 'every box in which'),
    ],
  },
  {
    area: 'Cost',
    item: 'a model that invents, flatters, hates or gives answers',
    shownBy: [{ file: 'apps/worker/src/processors/coachHelp/groundAnswer.test.ts', title: 'goes: %s' }],
  },
  {
    area: 'Cost',
    item: 'texts that cost much for their length',
    shownBy: [
      ...api('costlyTexts', 'the worst of %s takes at most 20 ms of CPU', '500 letters that become 9,000'),
      ...api('costlyCalls', 'the worst of every text that %s takes', 'all of them together'),
      { file: 'packages/distress/src/findDistress.test.ts', title: '4,000 characters of %j take at most 20 ms' },
    ],
  },
  {
    area: 'Cost',
    item: 'all seats of a team taken by one browser',
    shownBy: [
      ...api('http/limits', 'one address takes so many seats of a team and no more'),
      ...worker('processors/unusedSeats', 'a seat that somebody registered and never used lapses'),
    ],
  },
  {
    area: 'Records',
    item: 'the deleted, brought back by a backup from before',
    shownBy: [
      { file: 'packages/db/src/backup/backup.db.test.ts', title: 'who was deleted for good since a backup' },
      ...infra('commands/database/deletionsFile', 'what an earlier backup knew stays'),
    ],
  },
]

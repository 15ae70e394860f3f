import type { Item } from './item.ts'
import { shownIn } from './shownIn.ts'

const { api, rooms, worker, service, infra, browser } = shownIn

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
    shownBy: rooms('hostileMessages.db', 'whatever is sent in whatever message'),
  },
  {
    area: 'Input',
    item: 'bidi and zero-width text shown to others',
    shownBy: [
      ...api('hostileCalls', 'no stored text that others see'),
      ...api('hostileInput', 'control, bidi, zero-width and half characters are taken out of names'),
    ],
  },
  { area: 'Input', item: 'HTML in every stored field', shownBy: browser('intruders', 'markup in every stored field') },
  {
    area: 'Input',
    item: 'formulas in CSV exports',
    shownBy: [
      { file: 'packages/domain/src/csv/csvText.test.ts', title: '%j is no formula' },
      { file: 'packages/domain/src/teams/toCsv.test.ts', title: '%j runs in no spreadsheet' },
      ...api('routes/studyRooms/getRoomResults', 'the CSV has a line an answer, and no cell is a formula'),
    ],
  },
  {
    area: 'Sockets',
    item: '5,000 messages a second',
    shownBy: rooms('upgrade.db', '2.3 five thousand messages at once close the socket'),
  },
  {
    area: 'Sockets',
    item: '200 sockets that never join; too many from one address',
    shownBy: rooms(
      'upgrade.db',
      '1.8 sockets that never join are closed after 10 seconds',
      '1.7 one address holds so many sockets',
    ),
  },
  {
    area: 'Sockets',
    item: 'half-open and silent sockets',
    shownBy: [
      ...rooms('upgrade.db', '3.3 a client that leaves a close unanswered is cut off'),
      ...rooms('session', '3.2 after 40 seconds without a frame the socket is closed'),
    ],
  },
  {
    area: 'Sockets',
    item: 'frames over 16 kB',
    shownBy: rooms('upgrade.db', '2.2 a frame of 16 kB is read, a longer one closes'),
  },
  {
    area: 'Sockets',
    item: 'a slow reader',
    shownBy: rooms('versions.db', '6.8 a reader that doesn’t read is cut off at 1 MiB, and the others go on'),
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
      'modelBudget',
      'all workers together make so many calls in a day',
      'when the day’s calls are used up',
    ),
  },
  {
    area: 'Cost',
    item: 'the model asked for something else, or for points',
    shownBy: [
      ...api('routes/coachHelp/askCoachModel', 'no model is asked about distress, personal data, the quiz'),
      ...worker('processors/helpCoach', 'what is not about the book gets its sentence'),
      ...worker('processors/judgeEvaluationInjections', 'a model that obeys'),
    ],
  },
  {
    area: 'Supply',
    item: 'packages from elsewhere, changed or unpinned',
    shownBy: infra('intruders/lockfile', 'every package comes from the registry'),
  },
  {
    area: 'Supply',
    item: 'images that are root’s, writable, or hold what builds',
    shownBy: infra('intruders/images', 'the image of', 'the container of', 'PostgreSQL and Redis have no way out'),
  },
  {
    area: 'Supply',
    item: 'secrets, codes, names and texts in logs',
    shownBy: [
      ...infra('intruders/logs.db', 'no secret, code, token, name or text of a child is in the log'),
      ...infra('intruders/images', 'no store’s log repeats rows'),
      ...infra('gateway/securityHeaders', 'what the gateway logs of a call that failed'),
      ...service('tellError', 'an error is told by what it is'),
    ],
  },
  {
    area: 'Headers',
    item: 'inline scripts (gateways, api)',
    shownBy: [
      ...infra('gateway/securityHeaders', 'no inline script may run', 'the Caddyfile sends the same'),
      ...infra('local/buildGateway', 'every reply of the gateway carries the headers that protect'),
      ...api('replyHeaders', 'each reply says that it is no page', 'the two pages of the api run nothing inline'),
    ],
  },
  {
    area: 'Headers',
    item: 'no TLS after TLS (HSTS)',
    shownBy: [
      ...infra('gateway/securityHeaders', 'behind TLS the Caddyfile sends'),
      ...infra('local/buildGateway', 'behind TLS browsers are told to stay there'),
      ...api('replyHeaders', 'behind TLS that a trusted proxy tells of'),
    ],
  },
  {
    area: 'Headers',
    item: 'requests to third parties',
    shownBy: [
      ...infra('gateway/securityHeaders', 'pages load nothing from another origin'),
      ...browser('screens', 'nothing is wider than the screen at 320 px, and no screen asks another origin'),
    ],
  },
]

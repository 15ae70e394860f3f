/** A test that shows an intruder refused: its file, from the root, and what its title begins with (the title's text in the source). */
export type Shown = { file: string; title: string }

/** An intruder, in whose name something is tried, and the tests that show that it is refused. */
export type Item = { area: string; item: string; shownBy: readonly Shown[] }

const api = (file: string, ...titles: string[]): Shown[] =>
  titles.map((title) => ({ file: `apps/api/src/${file}.db.test.ts`, title }))
const rooms = (file: string, ...titles: string[]): Shown[] =>
  titles.map((title) => ({ file: `apps/rooms/src/${file}.test.ts`, title }))
const worker = (file: string, ...titles: string[]): Shown[] =>
  titles.map((title) => ({ file: `apps/worker/src/${file}.db.test.ts`, title }))
const service = (file: string, ...titles: string[]): Shown[] =>
  titles.map((title) => ({ file: `packages/service/src/${file}.test.ts`, title }))
const infra = (file: string, ...titles: string[]): Shown[] =>
  titles.map((title) => ({ file: `infra/${file}.test.ts`, title }))
const browser = (file: string, ...titles: string[]): Shown[] =>
  titles.map((title) => ({ file: `apps/web/e2e/${file}.spec.ts`, title }))

/** Every intruder that Seraph must refuse. */
export const items: readonly Item[] = [
  {
    area: 'Codes',
    item: '10,000 coach codes from one address',
    shownBy: api('guessing', '10,000 coach codes from one'),
  },
  {
    area: 'Codes',
    item: '10,000 coach codes from 100 addresses',
    shownBy: api('guessing', '10,000 coach codes from 100'),
  },
  { area: 'Codes', item: '10,000 coach codes slowly', shownBy: api('guessing', '10,000 coach codes slowly') },
  {
    area: 'Codes',
    item: 'coaches with an earlier session locked out',
    shownBy: api(
      'routes/coaches/loginCoach',
      'guesses are refused after the limit; who has held the session is let in',
      'guesses from many addresses are limited together',
    ),
  },
  { area: 'Codes', item: '10,000 player codes', shownBy: api('guessing', '10,000 player codes') },
  {
    area: 'Codes',
    item: '10,000 room codes; members locked out',
    shownBy: [
      ...api('guessing', '10,000 room codes'),
      ...api('routes/studyRooms/joinStudyRoom', 'guessing room codes is limited, and a member is not locked out'),
    ],
  },
  {
    area: 'Codes',
    item: 'guessing while Redis is paused or away',
    shownBy: [
      ...service('guessLimit.db', 'with Redis silent a guess is answered within a second and counted here'),
      ...api('limits', 'with Redis away people register and sign in, and guessing is limited all the same'),
    ],
  },
  {
    area: 'Codes',
    item: 'another address claimed (X-Forwarded-For), one of an IPv6 network after the other',
    shownBy: [
      ...api('limits', 'X-Forwarded-For is believed from trusted proxies alone'),
      ...service('guessLimit.db', 'addresses of one IPv6 network count as one'),
    ],
  },
  {
    area: 'Codes',
    item: 'telling wrong, reserved and deleted player codes apart',
    shownBy: api('sameAnswers', 'wrong, reserved and finally deleted player codes'),
  },
  {
    area: 'Codes',
    item: 'telling wrong, revoked and other clubs’ coach codes apart',
    shownBy: [
      ...api('sameAnswers', 'wrong, revoked and other clubs’ coach codes'),
      ...api('routes/coaches/loginCoach', 'any four digits are asked for the club, right or wrong, and answer alike'),
    ],
  },
  {
    area: 'Codes',
    item: '(an old code and an undoable deletion log in)',
    shownBy: api('sameAnswers', 'an old code and one whose deletion can be undone log in'),
  },
  {
    area: 'Sessions',
    item: 'a token fixed before login, or kept after the next',
    shownBy: [
      ...api('routes/players/loginPlayer', 'each login starts a new session and ends the one that the browser had'),
      ...api('routes/coaches/loginCoach', 'each login starts a new session and ends the one that the browser had'),
    ],
  },
  {
    area: 'Sessions',
    item: 'a token used after logout, revocation or deletion',
    shownBy: [
      ...api('routes/players/logoutPlayer', 'logout ends the session'),
      ...api('routes/coaches/loginCoach', 'a revoked code has no session and no way back'),
      ...api('routes/session/getSession', 'a session past its end, an ended one and a deleted player are nobody'),
      ...rooms('ending.db', '4.1 an ended session closes its sockets on every hub at once'),
    ],
  },
  {
    area: 'Sessions',
    item: 'a forged token',
    shownBy: [
      ...api('routes/players/loginPlayer', 'a token that was not given out is nobody'),
      ...rooms('upgrade.db', '1.3 the cookie tells the player; without a live session one is a guest'),
    ],
  },
  {
    area: 'Sessions',
    item: 'a token stolen by script or from the database',
    shownBy: [
      ...api('routes/players/registerPlayer', 'a session token is opaque, HttpOnly, SameSite=Lax and stored hashed'),
      ...api('routes/coaches/loginCoach', 'the cookie is out of reach of scripts and other sites'),
      ...api('limits', 'behind TLS that a trusted proxy tells of the cookies are Secure'),
    ],
  },
  {
    area: 'Authority',
    item: 'every endpoint by every role; another’s progress, dashboard, room; guessed ids',
    shownBy: api('permissions', 'every endpoint has a row, and every row an endpoint', '%s'),
  },
  {
    area: 'Authority',
    item: 'the host’s rights over HTTP and on the socket',
    shownBy: [
      ...api('routes/studyRooms/leadStudyRoom', 'nobody but the host leads'),
      ...rooms('leading.db', '8.3 a participant is no host, whatever it says'),
    ],
  },
  {
    area: 'Authority',
    item: 'another’s seat or room on the socket',
    shownBy: [
      ...rooms('joining.db', "5.1 a participant's token opens no other room"),
      ...rooms('answering.db', '7.4 only in an active room, to an assigned chapter, by a participant in its own name'),
      ...api('routes/studyRooms/joinStudyRoom', 'a seat that is taken opens to its token'),
    ],
  },
  {
    area: 'Authority',
    item: 'the admin’s rights',
    shownBy: api(
      'routes/session/becomeAdmin',
      'nobody else gets there, with the secret or without',
      'wrong secrets are refused and limited',
    ),
  },
  {
    area: 'Cross-site',
    item: 'a form posted by another site',
    shownBy: api('crossSite', 'no endpoint reads a form of type'),
  },
  {
    area: 'Cross-site',
    item: 'a foreign, null or missing Origin at whatever changes something',
    shownBy: api('crossSite', 'no endpoint changes anything for'),
  },
  {
    area: 'Cross-site',
    item: 'a foreign, null or missing Origin at a socket',
    shownBy: rooms('upgrade.db', '1.1 the origin'),
  },
  {
    area: 'Cross-site',
    item: 'a login by link',
    shownBy: browser('intruders', 'a link only fills the login in'),
  },
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

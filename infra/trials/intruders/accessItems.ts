import type { Item } from './item.ts'
import { shownIn } from './shownIn.ts'

const { api, rooms, service, infra, browser } = shownIn

/** Who tries to be somebody: codes, sessions, rights, other sites. */
export const accessItems: readonly Item[] = [
  {
    area: 'Codes',
    item: '10,000 coach codes from one address',
    shownBy: api('numbers/guessing', '10,000 coach codes from one'),
  },
  {
    area: 'Codes',
    item: '10,000 coach codes from 100 addresses',
    shownBy: api('numbers/guessing', '10,000 coach codes from 100'),
  },
  { area: 'Codes', item: '10,000 coach codes slowly', shownBy: api('numbers/guessing', '10,000 coach codes slowly') },
  {
    area: 'Codes',
    item: 'coaches with an earlier session locked out',
    shownBy: api(
      'routes/coaches/loginCoach',
      'guesses are refused after the limit; who has held the session is let in',
      'guesses from many addresses are limited together',
    ),
  },
  {
    area: 'Codes',
    item: '10,000 numbers of one player, from 100 addresses',
    shownBy: api('numbers/guessing', '10,000 numbers of one player'),
  },
  {
    area: 'Codes',
    item: 'one number tried at 10,000 players’ codes',
    shownBy: [
      ...api('numbers/guessing', 'one number tried at 10,000 codes'),
      ...api('numbers/secretNumber', 'one address may get so many players’ numbers wrong in a day, and no more'),
    ],
  },
  {
    area: 'Codes',
    item: 'a hundred numbers of one player at the same moment',
    shownBy: api('numbers/secretNumber', 'of a hundred guesses sent at once five are looked at'),
  },
  {
    area: 'Codes',
    item: 'a code read on the board: signing in, downloading, deleting',
    shownBy: api('numbers/secretNumber', 'the attack of the board: read the code, sign in, download, delete'),
  },
  {
    area: 'Codes',
    item: 'a foreign coach adds a child by its code',
    shownBy: api('numbers/numberUses', 'a foreign coach who knows a code gets no child'),
  },
  {
    area: 'Authority',
    item: 'another coach, a child or a guest who reads what a team remembers: its map, readiness, week and rounds',
    shownBy: api(
      'routes/teamMaps/coachMap',
      'who learns what is told; a team of another coach isn’t',
      'a round from the map asks what the team together knows least, the weakest first, and is the coach’s own',
    ).concat(api('routes/teamMaps/teamWeek', 'another coach’s team is none of theirs')),
  },
  {
    area: 'Codes',
    item: 'a stranger registers for a coach’s reserved slot',
    shownBy: api('numbers/numberUses', 'a stranger who registers for a reserved slot is told that its gem is taken'),
  },
  {
    area: 'Codes',
    item: 'the next child on a shared browser',
    shownBy: api('numbers/secretNumber', 'logout ends the proof, so that the next child on a shared browser'),
  },
  {
    area: 'Codes',
    item: 'a stranger takes a record from before the numbers',
    shownBy: api('numbers/playersFromBefore', 'a player from before without coach signs in once and only studies'),
  },
  {
    area: 'Codes',
    item: '10,000 room codes; members locked out',
    shownBy: [
      ...api('numbers/guessing', '10,000 room codes'),
      ...api('routes/studyRooms/joinStudyRoom', 'guessing room codes is limited, and a member is not locked out'),
    ],
  },
  {
    area: 'Codes',
    item: 'guessing while Redis is paused or away',
    shownBy: [
      ...service('limits/guessLimit.db', 'with Redis silent a guess is answered within a second and counted here'),
      ...api('http/limits', 'with Redis away people register and sign in, and guessing is limited all the same'),
    ],
  },
  {
    area: 'Codes',
    item: 'another address claimed (X-Forwarded-For), one of an IPv6 network after the other',
    shownBy: [
      ...api('http/limits', 'X-Forwarded-For is believed from trusted proxies alone'),
      ...service('limits/guessLimit.db', 'addresses of one IPv6 network count as one'),
    ],
  },
  {
    area: 'Codes',
    item: 'telling live, wrong, reserved and deleted player codes apart',
    shownBy: [
      ...api('http/sameAnswers', 'live, wrong, reserved and finally deleted player codes can’t be told apart'),
      ...api('numbers/secretNumber', 'every code is asked for the number, existing or not, silently or not'),
    ],
  },
  {
    area: 'Codes',
    item: 'telling wrong, revoked and other clubs’ coach codes apart',
    shownBy: [
      ...api('http/sameAnswers', 'wrong, revoked and other clubs’ coach codes'),
      ...api('routes/coaches/loginCoach', 'any four digits are asked for the club, right or wrong, and answer alike'),
    ],
  },
  {
    area: 'Codes',
    item: '(an old code and an undoable deletion log in)',
    shownBy: api('http/sameAnswers', 'an old code and one whose deletion can be undone log in'),
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
      ...rooms('tests/ending.db', '4.1 an ended session closes its sockets on every hub at once'),
    ],
  },
  {
    area: 'Sessions',
    item: 'players and coaches after the operator has signed everybody out',
    shownBy: infra('commands/sessions/runSessions.db', 'one command ends every session'),
  },
  {
    area: 'Sessions',
    item: 'a host’s token after the coach’s code was revoked',
    shownBy: [
      ...api('routes/studyRooms/leadStudyRoom', 'a host’s token ends with the coach’s code'),
      ...rooms('tests/ending.db', '4.1 a host’s socket without the coach’s session closes'),
    ],
  },
  {
    area: 'Sessions',
    item: 'a forged token',
    shownBy: [
      ...api('routes/players/loginPlayer', 'a token that was not given out is nobody'),
      ...rooms('tests/upgrade.db', '1.3 the cookie tells the player; without a live session one is a guest'),
    ],
  },
  {
    area: 'Sessions',
    item: 'a token stolen by script or from the database',
    shownBy: [
      ...api(
        'routes/players/registration/registerPlayer',
        'a session token is opaque, HttpOnly, SameSite=Lax and stored hashed',
      ),
      ...api('routes/coaches/loginCoach', 'the cookie is out of reach of scripts and other sites'),
      ...api('http/limits', 'behind TLS that a trusted proxy tells of the cookies are Secure'),
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
      ...rooms('tests/leading.db', '8.3 a participant is no host, whatever it says'),
    ],
  },
  {
    area: 'Authority',
    item: 'a coach’s helper who deletes, restores, frees, registers, invites or goes on after the code has ended',
    shownBy: [
      ...api('routes/coaches/helpers/addCoachHelpers', 'what a helper may not'),
      ...api('routes/coaches/helpers/addCoachHelpers', 'an ended code signs the helper out and opens nothing'),
      ...api('routes/coaches/helpers/addCoachHelpers', 'a helper’s code ends with the coach’s last'),
    ],
  },
  {
    area: 'Authority',
    item: 'a room’s screen opened by a child, and its token used to lead, to answer or in another room',
    shownBy: [
      ...api('routes/studyRooms/showStudyRoom', 'neither a child of the room nor another coach opens its screen'),
      ...api('routes/studyRooms/showStudyRoom', 'the host shows a room by its token or the coach’s session'),
      ...rooms('tests/screens.db', '5.10 whatever a screen sends to the room is refused'),
      ...rooms('tests/screens.db', '5.10 a screen’s token opens its own room alone'),
    ],
  },
  {
    area: 'Authority',
    item: 'another’s seat or room on the socket',
    shownBy: [
      ...rooms('tests/joining.db', "5.1 a participant's token opens no other room"),
      ...rooms(
        'tests/answering.db',
        '7.4 only in an active room, to an assigned chapter, by a participant in its own name',
      ),
      ...api('routes/studyRooms/joinStudyRoom', 'a seat that is taken opens to its token'),
    ],
  },
  {
    area: 'Authority',
    item: 'a statement of the processes that reads files or runs programs',
    shownBy: infra('local/stores/ruins.db', 'the processes are no superuser, in data from before too'),
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
    shownBy: api('http/crossSite', 'no endpoint reads a form of type'),
  },
  {
    area: 'Cross-site',
    item: 'a foreign, null or missing Origin at whatever changes something',
    shownBy: api('http/crossSite', 'no endpoint changes anything for'),
  },
  {
    area: 'Cross-site',
    item: 'a page of the same name without TLS',
    shownBy: api('http/refuseForeignOrigins', 'a change asked for with %j is refused'),
  },
  {
    area: 'Cross-site',
    item: 'a foreign, null or missing Origin at a socket',
    shownBy: rooms('tests/upgrade.db', '1.1 the origin'),
  },
  {
    area: 'Cross-site',
    item: 'a login by link',
    shownBy: browser('account/intruders', 'a link only fills the login in'),
  },
]

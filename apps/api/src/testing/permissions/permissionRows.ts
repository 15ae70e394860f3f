import { randomUUID } from 'node:crypto'

import { adminPermissionRows } from './adminPermissionRows.ts'
import { appealPermissionRows } from './appealPermissionRows.ts'
import { eventPermissionRows } from './eventPermissionRows.ts'
import { ofAnyPlayer, ofCoach, ofPlayer, open, same } from './permissionRow.ts'
import type { Facts, PermissionRow } from './permissionRow.ts'
import { mountainOaks } from '../register.ts'
import { clubData } from '../registerTeam.ts'
import { roomPermissionRows } from './roomPermissionRows.ts'

const progress = (what: string) => ({
  at: ({ playerId }: Facts) => `/api/player-progress/${playerId}${what}`,
  body: () => ({ studyTime: 1 }),
})
const gems = ['A', 'E', 'J', 'O', 'R', 'S', 'T']
let given = 0
/** Another one each time: what a helper has given isn't free for the coach. */
const nextGem = () => gems[(given += 1) % gems.length]
/** Nobody's: whose is whose is tested with rehearsals that there are. */
const rehearsal = (what: string) => `/api/rehearsals/${randomUUID()}${what}`
const team = ({ teamId }: Facts) => `/api/coaches/teams/${teamId}`
const assignment =
  (what: string) =>
  ({ teamId }: Facts) =>
    `/api/coaches/teams/${teamId}/assignment${what}`
const player = (what: string) => ({
  at: ({ slotId }: Facts) => `/api/coaches/players/${slotId}/${what}`,
  body: ({ teamId }: Facts) => ({ teamId }),
})

/** Every endpoint of the api, `METHOD /path` as in its contract: an endpoint without a row fails the test that walks them. */
export const permissionRows: Record<string, PermissionRow> = {
  'GET /api/session': { statuses: open },
  'GET /api/today': { statuses: ofAnyPlayer },
  'PATCH /api/today/goal': { body: () => ({ goal: 'small' }), statuses: ofAnyPlayer },
  'GET /api/moments': { statuses: ofAnyPlayer },
  'POST /api/moments/told': { body: () => ({ ids: [] }), statuses: ofAnyPlayer },
  'GET /api/round': { statuses: open },
  'GET /api/round/standings': { at: () => '/api/round/standings?questions=none', statuses: ofAnyPlayer },
  'GET /api/round/standings/:chapter': { at: () => '/api/round/standings/1', statuses: ofAnyPlayer },
  'POST /api/session/admin': {
    body: () => ({ secret: 'sixteen letters!' }),
    statuses: { ...same(401), player: 403, otherPlayer: 403, admin: 200 },
  },
  'POST /api/coaches/verify': { body: ({ coachCode }) => ({ code: coachCode }), statuses: open },
  'POST /api/coaches/login': { body: ({ coachCode }) => ({ code: coachCode }), statuses: open },
  'POST /api/coaches/logout': { statuses: open },
  'POST /api/coaches/setup-profile': {
    body: ({ coachCode }) => ({ coachCode, coachName: 'Coach Kim', clubName: 'Mountain Oaks' }),
    statuses: ofCoach(200, 403, 403),
  },
  'POST /api/coaches/requests': {
    body: () => ({ clubName: 'Pine Lake', state: 'Ohio', country: 'Canada', contact: 'by letter' }),
    statuses: open,
  },
  'GET /api/coaches/dashboard': {
    at: ({ coachCode }) => `/api/coaches/dashboard?coachCode=${coachCode}`,
    statuses: ofCoach(200, 403),
  },
  'GET /api/coaches/map': { at: ({ teamId }) => `/api/coaches/map?teamId=${teamId}`, statuses: ofCoach(200, 404) },
  'GET /api/coaches/teams/:teamId/readiness': {
    at: (facts) => `${team(facts)}/readiness`,
    statuses: ofCoach(200, 404),
  },
  'GET /api/coaches/teams/:teamId/week': { at: (facts) => `${team(facts)}/week`, statuses: ofCoach(200, 404) },
  'POST /api/clubs/register': { body: () => clubData({ teamName: randomUUID() }), statuses: ofCoach(200, 409, 403) },
  'POST /api/players/add-to-team': {
    body: ({ teamId }) => ({ clubName: 'any', teamName: 'any', teamId, startingChapter: 9, biblicalGem: nextGem() }),
    statuses: ofCoach(200, 404),
  },
  'PATCH /api/coaches/teams/:teamId': { at: team, body: () => ({ teamName: 'Otters' }), statuses: ofCoach(200, 404) },
  'GET /api/coaches/teams/:teamId/assignment': { at: assignment(''), statuses: ofCoach(200, 404) },
  // Nothing is divided so simply, and nothing is there to be undone.
  'POST /api/coaches/teams/:teamId/assignment': {
    at: assignment(''),
    body: ({ slotId }) => ({
      basedOn: null,
      unit: 'verses',
      pieces: [{ playerId: slotId, from: 0, to: 1, isPinned: false }],
    }),
    statuses: ofCoach(400, 404),
  },
  'POST /api/coaches/teams/:teamId/assignment/undo': {
    at: assignment('/undo'),
    body: () => ({ version: 1 }),
    statuses: ofCoach(409, 404),
  },
  'POST /api/coaches/players/:playerId/move': { ...player('move'), statuses: ofCoach(200, 403) },
  'PATCH /api/coaches/players/:playerId/label': {
    at: player('label').at,
    body: () => ({ label: 'plays the trumpet' }),
    statuses: ofCoach(200, 403),
  },
  'POST /api/coaches/players/:playerId/remove': { ...player('remove'), statuses: ofCoach(200, 403, 403) },
  'POST /api/coaches/players/:playerId/restore': { ...player('restore'), statuses: ofCoach(409, 403, 403) },
  'GET /api/coaches/helpers': { statuses: ofCoach(200, 200, 403) },
  'POST /api/coaches/helpers': { body: () => ({ name: 'Kim’s friend' }), statuses: ofCoach(200, 200, 403) },
  'POST /api/coaches/helpers/:code/revoke': {
    at: ({ coachCode }) => `/api/coaches/helpers/${coachCode}/revoke`,
    statuses: ofCoach(403, 403),
  },
  'GET /api/coaches/seats': { statuses: ofCoach(200, 200) },
  // No seat of the world's can be freed: its coach's slot would have to be removed first.
  'POST /api/coaches/seats/:playerId/free': {
    at: ({ slotId }) => `/api/coaches/seats/${slotId}/free`,
    statuses: ofCoach(403, 403),
  },
  // A coach sees own players alone, the admin everybody: another coach's player is nobody's business.
  'GET /api/appearances': { statuses: { ...same(403), coach: 200, helper: 200, otherCoach: 200, admin: 200 } },
  'POST /api/appearances/:kind/:id': {
    at: ({ playerId }) => `/api/appearances/player/${playerId}`,
    body: () => ({ isAdmitted: true }),
    statuses: { ...same(403), admin: 404 },
  },
  'GET /api/clubs/public': { statuses: open },
  'POST /api/players/register': { body: () => ({ ...mountainOaks, teamName: randomUUID() }), statuses: open },
  'POST /api/players/login': { body: ({ playerCode, secretNumber }) => ({ playerCode, secretNumber }), statuses: open },
  'POST /api/players/logout': { statuses: open },
  'GET /api/players/available-gems': {
    at: () => '/api/players/available-gems?clubName=A&teamName=B&startingChapter=1',
    statuses: open,
  },
  'GET /api/season': { statuses: open },
  'GET /api/spoken-names': { statuses: open },
  'GET /api/trivia/:chapter': { at: () => '/api/trivia/1', statuses: open },
  'GET /api/drills': { statuses: open },
  'GET /api/crosswords': { statuses: open },
  'GET /api/crosswords/:chapter': { at: () => '/api/crosswords/1', statuses: same(404) },
  'POST /api/event-sets': { body: () => ({ size: 10, chapters: [1] }), statuses: same(409) },
  'GET /api/event-sets/:setId': { at: () => `/api/event-sets/${randomUUID()}`, statuses: same(404) },
  'POST /api/event-sets/:setId/swaps': {
    at: () => `/api/event-sets/${randomUUID()}/swaps`,
    body: () => ({ question: 0 }),
    statuses: ofCoach(404, 404),
  },
  'POST /api/rehearsals': {
    body: () => ({ setId: randomUUID(), showsMarks: 'at_once' }),
    statuses: same(404),
  },
  'GET /api/rehearsals': { statuses: open },
  'GET /api/rehearsals/:rehearsalId': { at: () => rehearsal(''), statuses: same(404) },
  'POST /api/rehearsals/:rehearsalId/open': {
    at: () => rehearsal('/open'),
    body: () => ({ question: 0 }),
    statuses: same(404),
  },
  'POST /api/rehearsals/:rehearsalId/draft': {
    at: () => rehearsal('/draft'),
    body: () => ({ question: 0, answer: 'Uzziah' }),
    statuses: same(404),
  },
  'POST /api/rehearsals/:rehearsalId/hand-in': {
    at: () => rehearsal('/hand-in'),
    body: () => ({ question: 0, answer: 'Uzziah' }),
    statuses: same(404),
  },
  ...eventPermissionRows,
  'GET /api/memory-game/data': { statuses: open },
  'GET /api/memory-game/data/:hash': { at: () => `/api/memory-game/data/${'0'.repeat(32)}`, statuses: same(404) },
  'GET /api/memory-game/best-record/:chapter': {
    at: () => '/api/memory-game/best-record/Isaiah%201',
    statuses: same(404),
  },
  'POST /api/memory-game/start': { body: () => ({ chapter: 'Isaiah 1' }), statuses: ofAnyPlayer },
  'POST /api/memory-game/record': {
    body: ({ playerCode }) => ({
      chapter: 'Isaiah 1',
      completionTime: 60,
      score: 0,
      totalWords: 0,
      playerName: playerCode,
    }),
    statuses: ofPlayer,
  },
  'POST /api/evaluate': {
    body: () => ({ userAnswer: 'Amoz', question: { id: 'q' } }),
    statuses: open,
  },
  'POST /api/openai-feedback': { body: () => ({ answer: 'Amoz' }), statuses: { ...same(403), admin: 503 } },
  'POST /api/error-reports': {
    body: () => ({
      quizType: 'trivia',
      chapter: 1,
      questionNumber: 1,
      questionText: 'Who?',
      userComment: 'Not he.',
    }),
    statuses: open,
  },
  'GET /api/featured-players': { statuses: open },
  'POST /api/players/record': { body: ({ secretNumber }) => ({ secretNumber }), statuses: ofPlayer },
  'POST /api/players/number': { statuses: { ...ofAnyPlayer, admin: 403 } },
  'POST /api/players/renew-number': { body: ({ secretNumber }) => ({ secretNumber }), statuses: ofPlayer },
  'GET /api/players/link-requests': { statuses: ofAnyPlayer },
  'POST /api/players/link-requests/:id/answer': {
    at: () => `/api/players/link-requests/${randomUUID()}/answer`,
    body: () => ({ isYes: true }),
    statuses: { ...same(404), guest: 401, coach: 401, helper: 401, otherCoach: 401 },
  },
  'POST /api/coaches/numbers': { body: ({ slotId }) => ({ playerIds: [slotId] }), statuses: ofCoach(200, 403) },
  'POST /api/coaches/players/:playerId/renew-number': { ...player('renew-number'), statuses: ofCoach(200, 403) },
  'PATCH /api/players/season': { body: () => ({ season: '2026-isaiah' }), statuses: ofAnyPlayer },
  'PATCH /api/coaches/season': { body: () => ({ season: '2026-isaiah' }), statuses: ofCoach(200, 404) },
  'PATCH /api/coaches/events': { body: () => ({ plans: { area: 'none' } }), statuses: ofCoach(200, 404) },
  'PATCH /api/players/settings': { body: () => ({ country: 'Canada' }), statuses: ofAnyPlayer },
  'POST /api/players/update-featured': {
    body: ({ playerCode }) => ({ playerCode, isPubliclyVisible: true }),
    statuses: ofPlayer,
  },
  'POST /api/players/delete-record': {
    body: ({ playerCode, secretNumber }) => ({ playerCode, secretNumber }),
    statuses: ofPlayer,
  },
  'POST /api/coach-help': { body: () => ({ question: 'What is a vineyard?' }), statuses: open },
  'GET /api/questions/:chapter': { at: () => '/api/questions/1', statuses: open },
  'GET /api/stats/overview': { statuses: open },
  'GET /api/player-progress/:playerId': {
    at: ({ playerId }) => `/api/player-progress/${playerId}`,
    statuses: { ...same(403), guest: 401, player: 200, coach: 200, helper: 200, admin: 200 },
  },
  'POST /api/player-progress/:playerId/update': { ...progress('/update'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-ai-quiz': { ...progress('/update-ai-quiz'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-self-graded': { ...progress('/update-self-graded'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-trivia': { ...progress('/update-trivia'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-which-verse': { ...progress('/update-which-verse'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-in-order': { ...progress('/update-in-order'), statuses: ofPlayer },
  ...adminPermissionRows,
  ...appealPermissionRows,
  ...roomPermissionRows,
}

import { randomUUID } from 'node:crypto'

import { adminPermissionRows } from './adminPermissionRows.ts'
import { ofAnyPlayer, ofCoach, ofPlayer, open, same } from './permissionRow.ts'
import type { Facts, PermissionRow } from './permissionRow.ts'
import { mountainOaks } from './register.ts'
import { clubData } from './registerTeam.ts'
import { roomPermissionRows } from './roomPermissionRows.ts'

const progress = (what: string) => ({
  at: ({ playerId }: Facts) => `/api/player-progress/${playerId}${what}`,
  body: () => ({ studyTime: 1 }),
})
const team = ({ teamId }: Facts) => `/api/coaches/teams/${teamId}`
const player = (what: string) => ({
  at: ({ slotId }: Facts) => `/api/coaches/players/${slotId}/${what}`,
  body: ({ teamId }: Facts) => ({ teamId }),
})

/** Every endpoint of the api, `METHOD /path` as in its contract: an endpoint without a row fails the test that walks them. */
export const permissionRows: Record<string, PermissionRow> = {
  'GET /api/session': { statuses: open },
  'POST /api/session/admin': {
    body: () => ({ secret: 'sixteen letters!' }),
    statuses: { ...same(401), player: 403, otherPlayer: 403, admin: 200 },
  },
  'POST /api/coaches/verify': { body: ({ coachCode }) => ({ code: coachCode }), statuses: open },
  'POST /api/coaches/login': { body: ({ coachCode }) => ({ code: coachCode }), statuses: open },
  'POST /api/coaches/logout': { statuses: open },
  'POST /api/coaches/setup-profile': {
    body: ({ coachCode }) => ({ coachCode, coachName: 'Coach Kim', clubName: 'Mountain Oaks' }),
    statuses: ofCoach(200, 403),
  },
  'POST /api/coaches/requests': {
    body: () => ({ clubName: 'Pine Lake', state: 'Ohio', country: 'Canada', contact: 'by letter' }),
    statuses: open,
  },
  'GET /api/coaches/dashboard': {
    at: ({ coachCode }) => `/api/coaches/dashboard?coachCode=${coachCode}`,
    statuses: ofCoach(200, 403),
  },
  'POST /api/clubs/register': { body: () => clubData({ teamName: randomUUID() }), statuses: ofCoach(200, 409) },
  'POST /api/players/add-to-team': {
    body: ({ teamId }) => ({ clubName: 'any', teamName: 'any', teamId, startingChapter: 9, biblicalGem: 'T' }),
    statuses: ofCoach(200, 404),
  },
  'PATCH /api/coaches/teams/:teamId': { at: team, body: () => ({ teamName: 'Otters' }), statuses: ofCoach(200, 404) },
  'POST /api/coaches/players/:playerId/move': { ...player('move'), statuses: ofCoach(200, 403) },
  'POST /api/coaches/players/:playerId/remove': { ...player('remove'), statuses: ofCoach(200, 403) },
  'POST /api/coaches/players/:playerId/restore': { ...player('restore'), statuses: ofCoach(409, 403) },
  'GET /api/clubs/public': { statuses: open },
  'POST /api/players/register': { body: () => ({ ...mountainOaks, teamName: randomUUID() }), statuses: open },
  'POST /api/players/login': { body: ({ playerCode }) => ({ playerCode }), statuses: open },
  'POST /api/players/logout': { statuses: open },
  'GET /api/players/available-gems': {
    at: () => '/api/players/available-gems?clubName=A&teamName=B&startingChapter=1',
    statuses: open,
  },
  'GET /api/season': { statuses: open },
  'GET /api/trivia/:chapter': { at: () => '/api/trivia/1', statuses: open },
  'GET /api/crosswords': { statuses: open },
  'GET /api/crosswords/:chapter': { at: () => '/api/crosswords/1', statuses: same(404) },
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
  'GET /api/players/record': { statuses: ofAnyPlayer },
  'PATCH /api/players/settings': { body: () => ({ country: 'Canada' }), statuses: ofAnyPlayer },
  'POST /api/players/update-featured': {
    body: ({ playerCode }) => ({ playerCode, isPubliclyVisible: true }),
    statuses: ofPlayer,
  },
  'POST /api/players/delete-record': {
    body: ({ playerCode }) => ({ playerCode }),
    statuses: ofPlayer,
  },
  'POST /api/coach-help': { body: () => ({ question: 'What is a vineyard?' }), statuses: open },
  'GET /api/questions/:chapter': { at: () => '/api/questions/1', statuses: open },
  'GET /api/stats/overview': { statuses: open },
  'GET /api/player-progress/:playerId': {
    at: ({ playerId }) => `/api/player-progress/${playerId}`,
    statuses: { ...same(403), guest: 401, player: 200, coach: 200, admin: 200 },
  },
  'POST /api/player-progress/:playerId/update': { ...progress('/update'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-ai-quiz': { ...progress('/update-ai-quiz'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-self-graded': { ...progress('/update-self-graded'), statuses: ofPlayer },
  'POST /api/player-progress/:playerId/update-trivia': { ...progress('/update-trivia'), statuses: ofPlayer },
  ...adminPermissionRows,
  ...roomPermissionRows,
}

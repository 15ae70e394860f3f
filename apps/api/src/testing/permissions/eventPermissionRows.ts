import { randomUUID } from 'node:crypto'

import { ofCoach, same } from './permissionRow.ts'
import type { Facts, PermissionRow } from './permissionRow.ts'

/** The coach whose session opened the room, with their helpers, and nobody else without a token of that room (rules 14, 225 and 232). */
const ofHost = (coach = 200) => ({ ...same(403), coach, helper: coach })
const event =
  (what: string) =>
  ({ eventId }: Facts) =>
    `/api/event-rooms/${eventId}${what}`
const nobody = randomUUID()

/** The endpoints of rehearsals of teams, called without any room's token. */
export const eventPermissionRows: Record<string, PermissionRow> = {
  'POST /api/event-invitations': {
    body: () => ({ size: 10, chapters: [1], teams: ['Owls'], beginsAt: '2100-01-01T10:00:00Z' }),
    statuses: ofCoach(409, 409),
  },
  'GET /api/event-invitations/:invitationId': {
    at: () => `/api/event-invitations/${nobody}`,
    statuses: ofCoach(404, 404),
  },
  'POST /api/event-invitations/:invitationId/acceptance': {
    at: () => `/api/event-invitations/${nobody}/acceptance`,
    body: () => ({ teams: ['Foxes'] }),
    statuses: ofCoach(404, 404),
  },
  'GET /api/event-invitations': { statuses: ofCoach(200, 200) },
  'POST /api/event-invitations/:invitationId/refusal': {
    at: () => `/api/event-invitations/${nobody}/refusal`,
    statuses: ofCoach(404, 404),
  },
  'POST /api/event-invitations/:invitationId/withdrawal': {
    at: () => `/api/event-invitations/${nobody}/withdrawal`,
    statuses: ofCoach(404, 404),
  },
  'POST /api/event-rooms': {
    body: () => ({ setId: nobody, teams: ['Owls'] }),
    statuses: ofCoach(404, 404),
  },
  'GET /api/event-rooms': { statuses: ofCoach(200, 200) },
  'GET /api/event-rooms/by-code/:code': { at: () => '/api/event-rooms/by-code/000000', statuses: same(404) },
  'POST /api/event-rooms/by-code/:code/seats': {
    at: () => '/api/event-rooms/by-code/000000/seats',
    body: ({ playerCode }) => ({ nickname: playerCode, teamId: nobody }),
    statuses: same(404),
  },
  'GET /api/event-rooms/:roomId': { at: event(''), statuses: ofHost() },
  'PATCH /api/event-rooms/:roomId': { at: event(''), body: () => ({ showsPoints: true }), statuses: ofHost() },
  'POST /api/event-rooms/:roomId/step': {
    at: event('/step'),
    body: () => ({ kind: 'advance', from: 'lobby', question: 0 }),
    statuses: ofHost(409),
  },
  'POST /api/event-rooms/:roomId/time-up': {
    at: event('/time-up'),
    body: () => ({ question: 0 }),
    statuses: ofHost(),
  },
  'POST /api/event-rooms/:roomId/draft': {
    at: event('/draft'),
    body: () => ({ question: 0, answer: 'Uzziah', draftNumber: 1 }),
    statuses: same(403),
  },
  'POST /api/event-rooms/:roomId/notes': {
    at: event('/notes'),
    body: () => ({ text: 'Uzziah?' }),
    statuses: same(403),
  },
  'GET /api/event-rooms/:roomId/paper-marks': { at: event('/paper-marks'), statuses: ofHost() },
  'POST /api/event-rooms/:roomId/paper-marks': {
    at: event('/paper-marks'),
    body: () => ({ marks: [{ teamId: nobody, question: 0, score: 0 }] }),
    statuses: ofHost(404),
  },
  'POST /api/event-rooms/:roomId/seats/:seatId': {
    at: event(`/seats/${nobody}`),
    body: () => ({ change: 'scribe' }),
    statuses: ofHost(404),
  },
  'POST /api/event-rooms/:roomId/links': { at: event('/links'), body: () => ({ kind: 'grader' }), statuses: ofHost() },
  'POST /api/event-rooms/:roomId/corrections': {
    at: event('/corrections'),
    body: () => ({ teamId: nobody, question: 0, part: 0, isGiven: true }),
    statuses: ofHost(404),
  },
  'POST /api/event-rooms/:roomId/appeals': {
    at: event('/appeals'),
    body: () => ({ question: 0, part: 0 }),
    statuses: same(403),
  },
  'POST /api/event-rooms/:roomId/appeals/:appealId': {
    at: event(`/appeals/${nobody}`),
    body: () => ({ isOverturned: true }),
    statuses: ofHost(404),
  },
  'GET /api/event-rooms/:roomId/result': { at: event('/result'), statuses: ofHost() },
  'GET /api/event-rooms/:roomId/result.csv': { at: event('/result.csv'), statuses: ofHost() },
  'POST /api/event-rooms/:roomId/publish': {
    at: event('/publish'),
    body: () => ({ isPublished: true }),
    statuses: ofHost(409),
  },
  'GET /api/player-progress/:playerId/events': {
    at: ({ playerId }) => `/api/player-progress/${playerId}/events`,
    statuses: { ...same(403), guest: 401, player: 200, coach: 200, helper: 200, admin: 200 },
  },
  'POST /api/event-rooms/:roomId/own-study': { at: event('/own-study'), statuses: same(403) },
}

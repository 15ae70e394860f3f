import { ofAnyPlayer, ofCoach, open, same } from './permissionRow.ts'
import type { Facts, PermissionRow } from './permissionRow.ts'

/** The coach whose session opened the room, with their helpers, and nobody else without a token of that room (rules 14 and 225). */
const ofHost = (coach = 200) => ({ ...same(403), coach, helper: coach })
const nobody = '00000000-0000-4000-8000-000000000000'
const room =
  (what: string) =>
  ({ roomId }: Facts) =>
    `/api/study-rooms/${roomId}/${what}`

/** The endpoints of study rooms, called without any room's token. */
export const roomPermissionRows: Record<string, PermissionRow> = {
  'POST /api/study-rooms': { body: ({ coachCode }) => ({ coachCode }), statuses: ofCoach(200, 403) },
  'GET /api/study-rooms': { statuses: ofCoach(200, 200) },
  'GET /api/study-rooms/:code': { at: ({ roomCode }) => `/api/study-rooms/${roomCode}`, statuses: open },
  'POST /api/study-rooms/:code/screen': {
    at: ({ roomCode }) => `/api/study-rooms/${roomCode}/screen`,
    statuses: ofHost(),
  },
  'POST /api/study-rooms/:code/join': {
    at: ({ roomCode }) => `/api/study-rooms/${roomCode}/join`,
    body: () => ({ isHost: true }),
    statuses: ofHost(),
  },
  'POST /api/study-rooms/:code/seat-requests': {
    at: ({ roomCode }) => `/api/study-rooms/${roomCode}/seat-requests`,
    body: ({ playerCode }) => ({ nickname: playerCode }),
    statuses: same(404),
  },
  'POST /api/study-rooms/:roomId/seat-requests/:requestId': {
    at: room(`seat-requests/${nobody}`),
    body: () => ({ isAllowed: true }),
    statuses: ofHost(404),
  },
  'PATCH /api/study-rooms/:roomId/chapters': {
    at: room('chapters'),
    body: () => ({ chapters: [1] }),
    statuses: ofHost(),
  },
  'POST /api/study-rooms/:roomId/start': { at: room('start'), statuses: ofHost(409) },
  'POST /api/study-rooms/:roomId/resume-participant': {
    at: room('resume-participant'),
    body: () => ({ participantUserId: nobody }),
    statuses: ofHost(409),
  },
  'POST /api/study-rooms/:roomId/remove-participant': {
    at: room('remove-participant'),
    body: () => ({ participantUserId: nobody }),
    statuses: ofHost(404),
  },
  'POST /api/study-rooms/:roomId/lock': { at: room('lock'), body: () => ({ isLocked: true }), statuses: ofHost() },
  'POST /api/study-rooms/:roomId/leave': { at: room('leave'), statuses: same(403) },
  'GET /api/study-rooms/:roomId/results': { at: room('results'), statuses: ofHost() },
  'GET /api/study-rooms/:roomId/results.csv': { at: room('results.csv'), statuses: ofHost() },
  'POST /api/study-rooms/:roomId/reopen-results': { at: room('reopen-results'), statuses: ofHost(409) },
  'GET /api/study-rooms/:roomId/own-result': { at: room('own-result'), statuses: same(404) },
  'GET /api/study-rooms/played': { statuses: ofAnyPlayer },
}

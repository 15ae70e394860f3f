import { ofAnyPlayer, same } from './permissionRow.ts'
import type { PermissionRow } from './permissionRow.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const group = { questionId: 'gone', partId: 'p1', wording: 'the crib' }
/** Who decides about marks: coaches about their own players', the admin about all. */
const ofReviewers = { ...same(403), coach: 200, helper: 200, otherCoach: 200, admin: 200 }

/** Appeals and what is decided about them. Whose mark and whose revision it is, is seen in `appeals.db.test.ts`. */
export const appealPermissionRows: Record<string, PermissionRow> = {
  'POST /api/appeals': { body: () => ({ evaluationId: nobody, partId: 'p1' }), statuses: same(404) },
  'GET /api/appeals': { statuses: ofReviewers },
  'GET /api/appeals/questions': { statuses: ofReviewers },
  // A wording is accepted for a club by who coaches a team there.
  'POST /api/appeals/preview': {
    body: () => ({ ...group, scope: 'club' }),
    statuses: { ...same(403), coach: 404, helper: 404 },
  },
  'POST /api/appeals/decide': {
    body: () => ({ ...group, decision: 'answer' }),
    statuses: { ...ofReviewers, coach: 404, helper: 404, otherCoach: 404, admin: 404 },
  },
  'POST /api/key-revisions/:id/undo': {
    at: () => `/api/key-revisions/${nobody}/undo`,
    statuses: { ...same(403), admin: 404 },
  },
  'GET /api/player-progress/:playerId/lacking': {
    at: ({ playerId }) => `/api/player-progress/${playerId}/lacking`,
    statuses: { ...same(403), guest: 401, player: 200, coach: 200, helper: 200, admin: 200 },
  },
  'GET /api/players/decisions': { statuses: ofAnyPlayer },
  'POST /api/players/decisions/heard': { body: () => ({ ids: [] }), statuses: ofAnyPlayer },
}

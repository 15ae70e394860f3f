import { same } from './permissionRow.ts'
import type { PermissionRow } from './permissionRow.ts'

/** The admin alone (rule 12); `admin` where what the call names isn't there. */
const ofAdmin = (admin = 200) => ({ ...same(403), admin })
const nobody = '00000000-0000-4000-8000-000000000000'

/** The admin's endpoints. */
export const adminPermissionRows: Record<string, PermissionRow> = {
  'GET /api/admin/audit-entries': { statuses: ofAdmin() },
  'GET /api/admin/cleaning': { statuses: ofAdmin() },
  'POST /api/admin/cleaning/confirm': { statuses: ofAdmin() },
  'GET /api/admin/coach-codes': { statuses: ofAdmin() },
  'POST /api/admin/coach-codes': { body: () => ({ clubName: 'Pine Lake' }), statuses: ofAdmin() },
  'POST /api/admin/coach-codes/:code/replace': {
    at: ({ coachCode }) => `/api/admin/coach-codes/${coachCode}/replace`,
    statuses: ofAdmin(),
  },
  'POST /api/admin/coach-codes/:code/revoke': {
    at: ({ coachCode }) => `/api/admin/coach-codes/${coachCode}/revoke`,
    statuses: ofAdmin(),
  },
  'GET /api/admin/coach-requests': { statuses: ofAdmin() },
  'PATCH /api/admin/coach-requests/:id': {
    at: () => `/api/admin/coach-requests/${nobody}`,
    body: () => ({ isHandled: true }),
    statuses: ofAdmin(404),
  },
  'GET /api/admin/contributors': { statuses: ofAdmin() },
  'GET /api/admin/editions': { statuses: ofAdmin() },
  'GET /api/admin/error-reports': { statuses: ofAdmin() },
  'GET /api/admin/error-reports/:id/question': {
    at: () => `/api/admin/error-reports/${nobody}/question`,
    statuses: ofAdmin(404),
  },
  'PATCH /api/admin/error-reports/:id': {
    at: () => `/api/admin/error-reports/${nobody}`,
    body: () => ({ resolved: true }),
    statuses: ofAdmin(404),
  },
  'GET /api/admin/marking': { statuses: ofAdmin() },
  'GET /api/admin/names': { statuses: ofAdmin() },
  'PATCH /api/admin/names/:kind/:id': {
    at: () => `/api/admin/names/club/${nobody}`,
    body: () => ({ isHidden: true }),
    statuses: ofAdmin(404),
  },
  'GET /api/admin/players': { statuses: ofAdmin() },
  'PATCH /api/admin/players/:id': {
    at: ({ playerId }) => `/api/admin/players/${playerId}`,
    body: () => ({ displayName: null }),
    statuses: ofAdmin(),
  },
  'GET /api/admin/unlikely-players': { statuses: ofAdmin() },
  'PATCH /api/admin/unlikely-players/:id': {
    at: () => `/api/admin/unlikely-players/${nobody}`,
    body: () => ({ isHidden: true }),
    statuses: ofAdmin(404),
  },
  'POST /api/admin/players/:id/merge': {
    at: () => `/api/admin/players/${nobody}/merge`,
    body: ({ playerId }) => ({ intoId: playerId }),
    statuses: ofAdmin(404),
  },
  'POST /api/admin/players/:playerId/number': {
    at: ({ playerId }) => `/api/admin/players/${playerId}/number`,
    statuses: ofAdmin(),
  },
  'POST /api/admin/players/:playerId/renew-number': {
    at: ({ playerId }) => `/api/admin/players/${playerId}/renew-number`,
    statuses: ofAdmin(),
  },
  'POST /api/admin/players/:id/restore': {
    at: () => `/api/admin/players/${nobody}/restore`,
    statuses: ofAdmin(404),
  },
}

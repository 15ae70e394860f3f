import type { Toast } from '../ui/toastStore.ts'

/** Toasts of the admin's screens, worded as in document 3, §8 where it gives them. */
export const adminToasts = {
  statusUpdated: { title: 'Status Updated', description: 'Error report status has been updated.' } satisfies Toast,
  statusFailed: { title: 'Error', description: 'Failed to update status.', isError: true } satisfies Toast,
  codesIssued: (codes: readonly string[]): Toast => ({
    title: codes.length === 1 ? 'Coach Code Issued' : 'Coach Codes Issued',
    description: codes.join(', '),
    durationMs: 60_000,
  }),
  codeRevoked: (code: string): Toast => ({ title: 'Coach Code Revoked', description: `${code} no longer signs in.` }),
  codeReplaced: (code: string): Toast => ({
    title: 'Coach Code Replaced',
    description: `The new code is ${code}.`,
    durationMs: 60_000,
  }),
  requestUpdated: { title: 'Request Updated' } satisfies Toast,
  nameSet: { title: 'Display Name Updated' } satisfies Toast,
  playerRestored: (code: string): Toast => ({ title: 'Player Restored', description: `${code} can sign in again.` }),
  playersMerged: (code: string): Toast => ({
    title: 'Players Merged',
    description: `Everything belongs to ${code} now.`,
  }),
  failed: (reason: string): Toast => ({ title: 'Error', description: reason, isError: true }),
}

/** What the admin's screens say. */
export const adminTexts = {
  noReports: 'No error reports found',
  noContributors: 'No Contributors Yet',
  noCodes: 'No coach codes yet',
  noRequests: 'No requests yet',
  noPlayers: 'No players found',
  noActivity: 'Nothing has been done yet',
  loadingReports: 'Loading error reports...',
  loadingContributors: 'Loading contributors...',
  commentGone: 'The description was removed when its time was over.',
  questionGone: 'This question is not known any more, or the report names none.',
} as const

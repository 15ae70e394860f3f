import { pluralForm } from '../language/pluralForm.ts'
import type { Toast } from '../ui/toasts/toastStore.ts'

/** Toasts of the admin's screens, worded as in rule 137 where it gives them. */
export const adminToasts = {
  statusUpdated: { title: 'Status Updated', description: 'Error report status has been updated.' } satisfies Toast,
  statusFailed: { title: 'Error', description: 'Failed to update status.', isError: true } satisfies Toast,
  codesIssued: (codes: readonly string[]): Toast => ({
    title: pluralForm(codes.length, 'Coach Code Issued', 'Coach Codes Issued'),
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
  nameDecided: ({ isHidden, name }: { isHidden?: boolean; name?: string }): Toast =>
    name !== undefined
      ? { title: 'Name Changed', description: `It is “${name}” now.` }
      : { title: isHidden === true ? 'Name Hidden' : 'Name Shown' },
  boardDecided: (code: string, isHidden: boolean): Toast => ({
    title: isHidden ? 'Player Hidden' : 'Player Shown',
    description: isHidden ? `${code} is on no board now.` : `${code} can be on boards again.`,
  }),
  playerRestored: (code: string): Toast => ({ title: 'Player Restored', description: `${code} can sign in again.` }),
  playersMerged: (code: string): Toast => ({
    title: 'Players Merged',
    description: `Everything belongs to ${code} now.`,
  }),
  cleaningConfirmed: { title: 'Confirmed', description: 'Old records are being erased now.' } satisfies Toast,
  failed: (reason: string): Toast => ({ title: 'Error', description: reason, isError: true }),
}

/** What the admin's screens say. */
export const adminTexts = {
  feedbackFailed: (reason: string) => `Error getting feedback: ${reason}`,
  feedbackTextMissing: 'Please enter a text first.',
  adminOnly: 'This admin area is restricted to authorized personnel only.',
  noReports: 'No error reports found',
  noContributors: 'No Contributors Yet',
  noCodes: 'No coach codes yet',
  noRequests: 'No requests yet',
  noPlayers: 'No players found',
  noUnlikely: 'No unlikely work',
  noActivity: 'Nothing has been done yet',
  loadingReports: 'Loading error reports...',
  loadingContributors: 'Loading contributors...',
  commentGone: 'The description was removed because it was no longer needed.',
  questionGone: 'This question no longer exists, or the report doesn’t name one.',
} as const

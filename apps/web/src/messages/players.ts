import type { Toast } from '../ui/toastStore.ts'

/** Toasts of a player's own settings and record, worded as in document 1, §8. */
export const playerToasts = {
  settingsUpdated: (isPubliclyVisible: boolean): Toast => ({
    title: 'Settings Updated',
    description: isPubliclyVisible
      ? 'You are now featured on the Featured Players page.'
      : 'You have been removed from the Featured Players page.',
  }),
  settingsSaved: { title: 'Settings Updated', description: 'Your settings are saved.' } satisfies Toast,
  updateFailed: (reason = 'Could not update settings. Please try again.'): Toast => ({
    title: 'Update Failed',
    description: reason,
    isError: true,
  }),
  codeRequired: {
    title: 'PLR Code Required',
    description: 'Please enter your PLR Code to continue.',
    isError: true,
  } satisfies Toast,
  recordDownloaded: { title: 'Record downloaded', description: 'Everything that is kept about you is in the file.' },
  recordFailed: (reason: string): Toast => ({ title: 'Download failed', description: reason, isError: true }),
  recordDeleted: (until: string): Toast => ({
    title: 'Record deleted',
    description: `Log in with your code until ${until} to bring it back.`,
    durationMs: 15_000,
  }),
  deleteFailed: (reason: string): Toast => ({ title: 'Deletion failed', description: reason, isError: true }),
} as const

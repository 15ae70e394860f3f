import type { Toast } from '../ui/toasts/toastStore.ts'

/** Texts about the secret number (rule 42). */
export const playerTexts = {
  gemJustTaken: 'This gem has just been taken. Please select a different gem.',
  gemsUnknown:
    'We could not check which gems are free, so all seven are offered. The server checks when you create your code.',
  cardRead: 'Your card has been read. Press Login, and you are in.',
  oldCard: 'This card has been replaced by a newer one. Please enter the number of the new card.',
  numberHint: 'Four digits, on your card or on the screen that showed you your code.',
  askForNumber: 'Your coach can look it up.',
  startWithoutNumber:
    'Did you play before there were numbers, and have no coach? You can start once without a number. For 14 days you can only study.',
  notWithoutNumber: 'This code can’t be started without its number. Please ask your coach.',
  keepNumber: 'Your code is your name here. The number is your key: tell it to your coach and your family only.',
  studiesUntil: (day: string) =>
    `You signed in without a number. Until ${day} you can study here, and nothing else can be changed. A browser that you used before can take the record back until then.`,
  logoutNumber: 'Write down your number before you go: you will need it to log in here again.',
  logoutUnproved: 'To log in here again you need your secret number. Your coach can look it up.',
} as const

/** Toasts of a player's own settings and record, worded as in rule 119. */
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
    title: 'Player Code Required',
    description: 'Please enter your player code to continue.',
    isError: true,
  } satisfies Toast,
  recordDownloaded: { title: 'Record downloaded', description: 'Everything that is kept about you is in the file.' },
  recordFailed: (reason: string): Toast => ({ title: 'Download failed', description: reason, isError: true }),
  recordDeleted: (until: string): Toast => ({
    title: 'Record deleted',
    description: `Log in with your code and number until ${until} to bring it back.`,
    durationMs: 15_000,
  }),
  numberFailed: (reason: string): Toast => ({ title: 'Number not shown', description: reason, isError: true }),
  numberRenewed: { title: 'New number', description: 'The old number and card no longer work.' } satisfies Toast,
  joinedTeam: (code: string): Toast => ({
    title: 'Welcome to the team',
    description: `Your code is now ${code}.`,
    durationMs: 8_000,
  }),
  teamDeclined: { title: 'Thank you', description: 'Your record stays as it is.' } satisfies Toast,
  answerFailed: (reason: string): Toast => ({ title: 'Answer not sent', description: reason, isError: true }),
  deleteFailed: (reason: string): Toast => ({ title: 'Deletion failed', description: reason, isError: true }),
} as const

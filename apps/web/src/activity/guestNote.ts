/** What a guest is told above an activity: by the page itself before any script, and by its screen. */
export const guestNote = {
  greeting: 'Welcome, guest! Everything works, but nothing is saved.',
  account: 'Create a free account',
  login: 'log in',
  gain: 'to keep your points.',
} as const

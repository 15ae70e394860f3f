/** Raised in this tab at every login and logout; whoever shows the session reads it again (document 1, §4). */
export const authStateChanged = 'authStateChanged'

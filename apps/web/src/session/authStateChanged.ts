/** Raised in this tab at every login and logout; whoever shows the session reads it again (rule 115). */
export const authStateChanged = 'authStateChanged'

/** Fetches the dialog at the end of a game: early, since a game may end without a connection. */
export const loadCompletionDialog = () => import('./CompletionDialog.tsx')

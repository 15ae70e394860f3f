/** Fetches what draws toasts: early, where the first of them may come without a connection. */
export const loadToaster = () => import('./Toaster.tsx')

/** Fetches what the dashboard is drawn by: along with its figures, not after them. */
export const loadDashboard = async () => (await import('./Dashboard.tsx')).Dashboard

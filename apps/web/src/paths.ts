import { namedActivities, ofActivities } from './activities/index.ts'

/** The addresses of the web app whose screens exist (rule 101); activities have others too. */
export const paths = {
  home: '/',
  ...ofActivities(({ path }) => path),
  testOpenai: '/test-openai',
  playerLogin: '/player-login',
  /** Shows the player login and then returns to where one was (rule 1). */
  login: '/login',
  playerProgress: '/player-progress',
  progressReport: '/progress-report',
  individualRegister: '/individual-register',
  individualRegistration: '/individual-registration',
  settings: '/settings',
  featuredPlayers: '/featured-players',
  support: '/support',
  about: '/about-seraph',
  aboutShort: '/about',
  adminErrorReports: '/admin/error-reports',
  adminContributors: '/admin/contributors',
  coachLogin: '/coach-login',
  coachDashboard: '/coach-dashboard',
  teamCoaches: '/team-coaches',
  register: '/register',
  showcase: '/showcase',
  clubShowcase: '/club-showcase',
  featuredClubs: '/featured-clubs',
  studyRoom: '/study-room',
  studyRoomByCode: '/study-room/:code',
  roomScreen: '/study-room/:code/screen',
} as const

const addresses: ReadonlySet<string> = new Set([
  ...Object.values(paths),
  ...namedActivities.flatMap(([, { aliases = [] }]) => aliases),
])

/** Is it one of the app's addresses? */
export function isAddress(address: string): boolean {
  return addresses.has(address)
}

/** Is it the address of a room, as its link and its QR code have it? */
export function isRoomAddress(address: string): boolean {
  return /^\/study-room\/\d{4}$/.test(address)
}

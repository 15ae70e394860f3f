/** Every address of the web app whose screen exists (document 1, §2.1). */
export const paths = {
  home: '/',
  practice: '/practice',
  selfGraded: '/traditional-quiz',
  trivia: '/trivia',
  triviaQuiz: '/trivia-quiz',
  crosswords: '/crosswords',
  embeddedCrossword: '/embedded-crossword',
  memoryGame: '/memory-game',
  testOpenai: '/test-openai',
  playerLogin: '/player-login',
  /** Shows the player login and then returns to where one was (ruling 1). */
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
} as const

const addresses: ReadonlySet<string> = new Set(Object.values(paths))

/** Is it one of the app's addresses? */
export function isAddress(address: string): boolean {
  return addresses.has(address)
}

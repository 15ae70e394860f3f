import { paths } from './paths.ts'

/** How each screen is fetched. */
export const screenLoads = {
  home: () => import('./features/home/HomeScreen.tsx').then((module) => module.HomeScreen),
  practice: () => import('./features/practice/PracticeScreen.tsx').then((module) => module.PracticeScreen),
  selfGraded: () => import('./features/selfGraded/SelfGradedScreen.tsx').then((module) => module.SelfGradedScreen),
  trivia: () => import('./features/trivia/TriviaScreen.tsx').then((module) => module.TriviaScreen),
  crosswords: () => import('./features/crosswords/CrosswordScreen.tsx').then((module) => module.CrosswordScreen),
  memoryGame: () => import('./features/memory/MemoryScreen.tsx').then((module) => module.MemoryScreen),
  playerLogin: () => import('./features/players/PlayerLoginScreen.tsx').then((module) => module.PlayerLoginScreen),
  register: () => import('./features/players/RegisterScreen.tsx').then((module) => module.RegisterScreen),
  playerProgress: () =>
    import('./features/progress/ProgressReportScreen.tsx').then((module) => module.ProgressReportScreen),
  coachLogin: () => import('./features/coaches/CoachLoginScreen.tsx').then((module) => module.CoachLoginScreen),
  teamCoaches: () => import('./features/coaches/TeamCoachesScreen.tsx').then((module) => module.TeamCoachesScreen),
  coachDashboard: () =>
    import('./features/dashboard/CoachDashboardScreen.tsx').then((module) => module.CoachDashboardScreen),
  registerTeams: () => import('./features/teams/RegisterTeamsScreen.tsx').then((module) => module.RegisterTeamsScreen),
  featuredTeams: () => import('./features/teams/FeaturedTeamsScreen.tsx').then((module) => module.FeaturedTeamsScreen),
  studyRoom: () => import('./features/rooms/StudyRoomScreen.tsx').then((module) => module.StudyRoomScreen),
  testOpenai: () => import('./features/admin/TestOpenaiScreen.tsx').then((module) => module.TestOpenaiScreen),
  settings: () => import('./features/settings/SettingsScreen.tsx').then((module) => module.SettingsScreen),
  featuredPlayers: () =>
    import('./features/featuredPlayers/FeaturedPlayersScreen.tsx').then((module) => module.FeaturedPlayersScreen),
  support: () => import('./features/about/SupportScreen.tsx').then((module) => module.SupportScreen),
  about: () => import('./features/about/AboutScreen.tsx').then((module) => module.AboutScreen),
  admin: () => import('./features/admin/AdminScreen.tsx').then((module) => module.AdminScreen),
  contributors: () => import('./features/admin/ContributorsScreen.tsx').then((module) => module.ContributorsScreen),
  notFound: () => import('./features/shell/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
}

type ScreenName = Exclude<keyof typeof screenLoads, 'notFound'>

/** Every address and its screen. */
export const screenAt: Readonly<Record<string, ScreenName>> = {
  [paths.home]: 'home',
  [paths.practice]: 'practice',
  [paths.selfGraded]: 'selfGraded',
  [paths.trivia]: 'trivia',
  [paths.triviaQuiz]: 'trivia',
  [paths.crosswords]: 'crosswords',
  [paths.embeddedCrossword]: 'crosswords',
  [paths.memoryGame]: 'memoryGame',
  [paths.testOpenai]: 'testOpenai',
  [paths.playerLogin]: 'playerLogin',
  [paths.login]: 'playerLogin',
  [paths.playerProgress]: 'playerProgress',
  [paths.progressReport]: 'playerProgress',
  [paths.individualRegister]: 'register',
  [paths.individualRegistration]: 'register',
  [paths.settings]: 'settings',
  [paths.featuredPlayers]: 'featuredPlayers',
  [paths.support]: 'support',
  [paths.about]: 'about',
  [paths.aboutShort]: 'about',
  [paths.adminErrorReports]: 'admin',
  [paths.adminContributors]: 'contributors',
  [paths.coachLogin]: 'coachLogin',
  [paths.teamCoaches]: 'teamCoaches',
  [paths.coachDashboard]: 'coachDashboard',
  [paths.register]: 'registerTeams',
  [paths.showcase]: 'featuredTeams',
  [paths.clubShowcase]: 'featuredTeams',
  [paths.featuredClubs]: 'featuredTeams',
  [paths.studyRoom]: 'studyRoom',
  [paths.studyRoomByCode]: 'studyRoom',
}

/** The route of an address: itself, or the pattern that a room's code fits. */
export function routeOf(pathname: string): string {
  const address = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  return address.startsWith(`${paths.studyRoom}/`) ? paths.studyRoomByCode : address
}

/** Fetches the screen of an address; what fails here is told by the screen itself when it is shown. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const name = screenAt[routeOf(pathname)] ?? 'notFound'
  await screenLoads[name]().catch(() => undefined)
}

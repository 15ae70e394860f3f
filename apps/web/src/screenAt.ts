import { namedActivities, type ActivityName } from './activities/index.ts'
import { paths } from './paths.ts'

/** The screens that have an address. */
export type ScreenName =
  | ActivityName
  | 'home'
  | 'playerLogin'
  | 'register'
  | 'playerProgress'
  | 'coachLogin'
  | 'teamCoaches'
  | 'coachDashboard'
  | 'registerTeams'
  | 'featuredTeams'
  | 'studyRoom'
  | 'roomScreen'
  | 'testOpenai'
  | 'settings'
  | 'featuredPlayers'
  | 'support'
  | 'about'
  | 'admin'
  | 'contributors'

const activityScreens: Readonly<Record<string, ActivityName>> = Object.fromEntries(
  namedActivities.flatMap(([name, { path, aliases = [] }]) => [path, ...aliases].map((address) => [address, name])),
)

/** Every address and its screen. */
export const screenAt: Readonly<Record<string, ScreenName>> = {
  [paths.home]: 'home',
  ...activityScreens,
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
  [paths.roomScreen]: 'roomScreen',
}

/** The route of an address: itself, or the pattern that a room's code fits. */
export function routeOf(pathname: string): string {
  const address = pathname === '/' ? pathname : pathname.replace(/\/$/, '')
  if (!address.startsWith(`${paths.studyRoom}/`)) return address
  return address.endsWith('/screen') ? paths.roomScreen : paths.studyRoomByCode
}

import type { ComponentType } from 'react'

import { browserStorage } from './api/browserStorage.ts'
import { roomSessionKey } from './liveRoom/line/roomSessionKey.ts'
import { routeOf, screenAt, type ScreenName } from './screenAt.ts'
import { readStoredPlayer } from './session/storedPlayer.ts'

/** How each screen is fetched. */
export const screenLoads: Readonly<Record<ScreenName | 'notFound', () => Promise<ComponentType>>> = {
  home: () => import('./features/home/HomeScreen.tsx').then((module) => module.HomeScreen),
  practice: () => import('./activities/practice/PracticeScreen.tsx').then((module) => module.PracticeScreen),
  selfGraded: () => import('./activities/selfGraded/SelfGradedScreen.tsx').then((module) => module.SelfGradedScreen),
  rehearsal: () => import('./activities/rehearsal/RehearsalScreen.tsx').then((module) => module.RehearsalScreen),
  trivia: () => import('./activities/trivia/TriviaScreen.tsx').then((module) => module.TriviaScreen),
  whichVerse: () => import('./activities/whichVerse/WhichVerseScreen.tsx').then((module) => module.WhichVerseScreen),
  inOrder: () => import('./activities/inOrder/InOrderScreen.tsx').then((module) => module.InOrderScreen),
  crosswords: () => import('./activities/crosswords/CrosswordScreen.tsx').then((module) => module.CrosswordScreen),
  memoryGame: () => import('./activities/memory/MemoryScreen.tsx').then((module) => module.MemoryScreen),
  playerLogin: () => import('./features/players/PlayerLoginScreen.tsx').then((module) => module.PlayerLoginScreen),
  register: () => import('./features/players/RegisterScreen.tsx').then((module) => module.RegisterScreen),
  playerProgress: () =>
    import('./features/report/ProgressReportScreen.tsx').then((module) => module.ProgressReportScreen),
  coachLogin: () => import('./features/coaches/CoachLoginScreen.tsx').then((module) => module.CoachLoginScreen),
  teamCoaches: () => import('./features/coaches/TeamCoachesScreen.tsx').then((module) => module.TeamCoachesScreen),
  coachDashboard: () =>
    import('./features/dashboard/CoachDashboardScreen.tsx').then((module) => module.CoachDashboardScreen),
  registerTeams: () => import('./features/teams/RegisterTeamsScreen.tsx').then((module) => module.RegisterTeamsScreen),
  featuredTeams: () => import('./features/teams/FeaturedTeamsScreen.tsx').then((module) => module.FeaturedTeamsScreen),
  studyRoom: () => import('./features/rooms/StudyRoomScreen.tsx').then((module) => module.StudyRoomScreen),
  roomScreen: () => import('./features/rooms/screen/RoomScreen.tsx').then((module) => module.RoomScreen),
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

/** What a screen shows at once though it comes as a part of its own, for the first paint or the schemas' sake. */
const companions: Partial<Record<ScreenName, () => readonly Promise<unknown>[]>> = {
  home: () => [
    readStoredPlayer() === undefined
      ? import('./features/home/FirstQuestion.tsx')
      : import('./features/home/today/TodayHome.tsx'),
    import('./api/callContracts.ts'),
  ],
  crosswords: () => [import('./activities/crosswords/CrosswordRunView.tsx'), import('./api/callContracts.ts')],
  studyRoom: () => [
    import('./features/rooms/StudyRooms.tsx'),
    browserStorage.getItem(roomSessionKey) === null
      ? import('./features/rooms/RoomEntry.tsx')
      : import('./features/rooms/InRoom.tsx'),
    import('./api/callContracts.ts'),
    import('./saving/stores/indexedSavingStore.ts'),
  ],
  roomScreen: () => [import('./features/rooms/screen/ScreenView.tsx')],
}

/**
 * Fetches the screen of an address, and begins to fetch what it shows at once; what fails here is told by the screen itself when it is
 * shown.
 */
export async function loadScreenAt(pathname: string): Promise<void> {
  const name = screenAt[routeOf(pathname)] ?? 'notFound'
  if (name !== 'notFound') companions[name]?.().forEach((part) => void part.catch(() => undefined))
  await screenLoads[name]().catch(() => undefined)
}

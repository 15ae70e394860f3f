import { Route, Routes, matchPath } from 'react-router-dom'

import { Shell } from './features/shell/Shell.tsx'
import { Welcome } from './features/welcome/Welcome.tsx'
import { lazyScreen } from './lazyScreen.ts'
import { paths } from './paths.ts'

const HomeScreen = lazyScreen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen')
const PracticeScreen = lazyScreen(() => import('./features/practice/PracticeScreen.tsx'), 'PracticeScreen')
const PlayerLoginScreen = lazyScreen(() => import('./features/players/PlayerLoginScreen.tsx'), 'PlayerLoginScreen')
const RegisterScreen = lazyScreen(() => import('./features/players/RegisterScreen.tsx'), 'RegisterScreen')
const NotFoundScreen = lazyScreen(() => import('./features/shell/NotFoundScreen.tsx'), 'NotFoundScreen')

/** Every address and its screen. */
const screens = [
  { path: paths.home, Screen: HomeScreen },
  { path: paths.practice, Screen: PracticeScreen },
  { path: paths.playerLogin, Screen: PlayerLoginScreen },
  { path: paths.login, Screen: PlayerLoginScreen },
  { path: paths.individualRegister, Screen: RegisterScreen },
  { path: paths.individualRegistration, Screen: RegisterScreen },
]

/** Fetches the screen of an address; one that can't be fetched is left to the screen's own error. */
export async function loadScreenAt(pathname: string): Promise<void> {
  const { Screen } = screens.find(({ path }) => matchPath(path, pathname)) ?? { Screen: NotFoundScreen }
  await Screen.load().catch(() => undefined)
}

/** The shell around the screen of the present address, and the welcome dialog above both. */
export function AppRoutes() {
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
      <Welcome />
    </>
  )
}

import { lazy, Suspense, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'

import { PortraitHint } from './features/portraitHint/PortraitHint.tsx'
import { CrashBoundary } from './features/shell/CrashBoundary.tsx'
import { Shell } from './features/shell/Shell.tsx'
import { Welcome } from './features/welcome/Welcome.tsx'
import { paths } from './paths.ts'
import { screenAt } from './screenAt.ts'
import { screenLoads } from './screens.ts'
import { HallCode } from './ui/waiting/HallCode.tsx'

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** One lazy component a screen, made once: `screens.ts` alone names them. */
const screens = Object.fromEntries(Object.entries(screenLoads).map(([name, load]) => [name, lazily(load)]))
const NotFoundScreen = lazily(screenLoads.notFound)

const RoomScreen = screens['roomScreen'] ?? NotFoundScreen

/** A room's screen for a hall has the whole window to itself. */
function Wall() {
  return (
    <CrashBoundary title="This screen could not be shown" className="main pt-6">
      <Suspense fallback={<HallCode />}>
        <RoomScreen />
      </Suspense>
    </CrashBoundary>
  )
}

/** The shell around the screen of the present address, the welcome dialog and the portrait hint above both. */
export function AppRoutes() {
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {Object.entries(screenAt)
            .filter(([path]) => path !== paths.roomScreen)
            .map(([path, name]) => {
              const Screen = screens[name] ?? NotFoundScreen
              return <Route key={path} path={path} element={<Screen />} />
            })}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
        <Route path={paths.roomScreen} element={<Wall />} />
      </Routes>
      <Welcome />
      <PortraitHint />
    </>
  )
}

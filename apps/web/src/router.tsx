import { lazy, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'

import { PortraitHint } from './features/portraitHint/PortraitHint.tsx'
import { Shell } from './features/shell/Shell.tsx'
import { Welcome } from './features/welcome/Welcome.tsx'
import { screenAt } from './screenAt.ts'
import { screenLoads } from './screens.ts'

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

/** One lazy component a screen, made once: `screens.ts` alone names them. */
const screens = Object.fromEntries(Object.entries(screenLoads).map(([name, load]) => [name, lazily(load)]))
const NotFoundScreen = lazily(screenLoads.notFound)

/** The shell around the screen of the present address, the welcome dialog and the portrait hint above both. */
export function AppRoutes() {
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {Object.entries(screenAt).map(([path, name]) => {
            const Screen = screens[name] ?? NotFoundScreen
            return <Route key={path} path={path} element={<Screen />} />
          })}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
      <Welcome />
      <PortraitHint />
    </>
  )
}

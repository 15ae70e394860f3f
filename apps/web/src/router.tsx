import { lazy, type ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'

import { Shell } from './features/shell/Shell.tsx'
import { Welcome } from './features/welcome/Welcome.tsx'
import { screenAt, screenLoads } from './screens.ts'

const lazily = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }))

const screens = {
  home: lazily(screenLoads.home),
  practice: lazily(screenLoads.practice),
  selfGraded: lazily(screenLoads.selfGraded),
  trivia: lazily(screenLoads.trivia),
  crosswords: lazily(screenLoads.crosswords),
  memoryGame: lazily(screenLoads.memoryGame),
  playerLogin: lazily(screenLoads.playerLogin),
  register: lazily(screenLoads.register),
  playerProgress: lazily(screenLoads.playerProgress),
  coachLogin: lazily(screenLoads.coachLogin),
  teamCoaches: lazily(screenLoads.teamCoaches),
  coachDashboard: lazily(screenLoads.coachDashboard),
  registerTeams: lazily(screenLoads.registerTeams),
  featuredTeams: lazily(screenLoads.featuredTeams),
  testOpenai: lazily(screenLoads.testOpenai),
  admin: lazily(screenLoads.admin),
  contributors: lazily(screenLoads.contributors),
}
const NotFoundScreen = lazily(screenLoads.notFound)

/** The shell around the screen of the present address, and the welcome dialog above both. */
export function AppRoutes() {
  return (
    <>
      <Routes>
        <Route element={<Shell />}>
          {Object.entries(screenAt).map(([path, name]) => {
            const Screen = screens[name]
            return <Route key={path} path={path} element={<Screen />} />
          })}
          <Route path="*" element={<NotFoundScreen />} />
        </Route>
      </Routes>
      <Welcome />
    </>
  )
}

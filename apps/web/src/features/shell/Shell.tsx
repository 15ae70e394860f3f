import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { useSaveRetries } from '../../saving/useSaveRetries.ts'
import { useSessionWatch } from '../../session/useSessionWatch.ts'
import { PendingNote } from '../../saving/PendingNote.tsx'
import { paths } from '../../paths.ts'
import { routeOf } from '../../screens.ts'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Footer } from './Footer.tsx'
import { TopBar } from './TopBar.tsx'
import { useScrollToTop } from './useScrollToTop.ts'

/** Screens that are wider than a column of text. */
const widthAt: Readonly<Record<string, 'wide' | 'full' | undefined>> = {
  [paths.home]: 'wide',
  [paths.selfGraded]: 'wide',
  [paths.featuredPlayers]: 'wide',
  [paths.crosswords]: 'full',
  [paths.embeddedCrossword]: 'full',
  [paths.playerProgress]: 'wide',
  [paths.progressReport]: 'wide',
  [paths.coachDashboard]: 'wide',
  [paths.showcase]: 'wide',
  [paths.clubShowcase]: 'wide',
  [paths.featuredClubs]: 'wide',
  [paths.studyRoom]: 'wide',
  [paths.studyRoomByCode]: 'wide',
}

/** The frame of every screen. */
export function Shell() {
  const { pathname } = useLocation()
  useSessionWatch()
  useSaveRetries()
  useScrollToTop(pathname)
  return (
    <div className="page">
      <a className="skiplink" href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className="main outline-none" data-width={widthAt[routeOf(pathname)]}>
        <ConnectionNote />
        <PendingNote />
        <CrashBoundary key={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </CrashBoundary>
      </main>
      <Footer />
      <BottomBar />
      <Toasts />
    </div>
  )
}

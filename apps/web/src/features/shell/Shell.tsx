import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

import { useSaveRetries } from '../../saving/outbox/useSaveRetries.ts'
import { useReturnOfServer } from '../../session/return/useReturnOfServer.ts'
import { useSessionWatch } from '../../session/useSessionWatch.ts'
import { PendingNote } from '../../saving/notes/PendingNote.tsx'
import { usePracticeNote } from '../../saving/notes/practiceNoteStore.ts'
import { routeOf } from '../../screenAt.ts'
import { screenWidths } from '../../screenWidths.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { ScreenSkeleton } from '../../ui/waiting/ScreenSkeleton.tsx'
import { Care } from '../../ui/dialogs/Care.tsx'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Footer } from './Footer.tsx'
import { LogoutQuestion } from './LogoutQuestion.tsx'
import { TopBar } from './TopBar.tsx'
import { useScrollToTop } from './useScrollToTop.ts'

const PracticeNote = lazyPart(async () => (await import('../../saving/notes/PracticeNote.tsx')).PracticeNote, null)

/** The frame of every screen. */
export function Shell() {
  const { pathname } = useLocation()
  useSessionWatch()
  useSaveRetries()
  useReturnOfServer()
  useScrollToTop(pathname)
  const practice = usePracticeNote(pathname)
  return (
    <div className="page">
      <a className="skiplink" href="#main">
        Skip to content
      </a>
      <TopBar />
      <LogoutQuestion />
      <main id="main" tabIndex={-1} className="main outline-none" data-width={screenWidths[routeOf(pathname)]}>
        <ConnectionNote />
        <PendingNote />
        <CrashBoundary key={pathname} title="This screen could not be shown">
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </CrashBoundary>
        {practice && <PracticeNote reason={practice} />}
      </main>
      <Footer />
      <BottomBar />
      <Toasts />
      <Care />
    </div>
  )
}

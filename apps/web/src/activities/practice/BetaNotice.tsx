import type { Notice } from '@seraph/schema/season'
import { lazy, Suspense, useState } from 'react'

import { dismissNotice, isNoticeDismissed } from '../../session/dismissedNotices.ts'
import { useIsWelcomeOpen } from '../../session/useIsWelcomeOpen.ts'
import { useSession } from '../../session/useSession.ts'

const NoticeDialog = lazy(() =>
  import('../../ui/dialogs/NoticeDialog.tsx').then((module) => ({ default: module.NoticeDialog })),
)

/** The season's notice about this quiz, until it is dismissed; never on top of the welcome. */
export function BetaNotice({ notices }: { notices: readonly Notice[] }) {
  const [dismissed, setDismissed] = useState<string>()
  const { status } = useSession()
  const isWelcomeOpen = useIsWelcomeOpen()
  const notice = notices.find(({ place, id }) => place === 'ai-quiz' && id !== dismissed && !isNoticeDismissed(id))
  if (notice === undefined || isWelcomeOpen || status === 'checking') return null
  return (
    <Suspense fallback={null}>
      <NoticeDialog
        title={notice.title}
        paragraphs={notice.paragraphs}
        onClose={() => {
          dismissNotice(notice.id)
          setDismissed(notice.id)
        }}
      />
    </Suspense>
  )
}

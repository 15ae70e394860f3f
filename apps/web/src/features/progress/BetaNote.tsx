import type { Notice } from '@seraph/schema/season'
import { FlaskConical, X } from 'lucide-react'
import { useState } from 'react'

import { dismissNotice, isNoticeDismissed } from '../../session/dismissedNotices.ts'

/** The season's notice about this report, until it is dismissed; this browser remembers that. */
export function BetaNote({ notices }: { notices: readonly Notice[] }) {
  const [dismissed, setDismissed] = useState<string>()
  const notice = notices.find(({ place, id }) => place === 'progress' && id !== dismissed && !isNoticeDismissed(id))
  if (notice === undefined) return null
  return (
    <aside aria-label={notice.title} className="bg-sunken rounded-card mt-4 flex items-start gap-3 py-3 pr-2 pl-4">
      <FlaskConical aria-hidden className="text-ember mt-1 size-6 flex-none" />
      <div className="flex-1 text-base">
        <p className="font-[640]">{notice.title}</p>
        {notice.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <button
        type="button"
        aria-label="Dismiss this notice"
        className="text-muted grid size-11 flex-none place-items-center rounded-lg"
        onClick={() => {
          dismissNotice(notice.id)
          setDismissed(notice.id)
        }}
      >
        <X aria-hidden className="size-5" />
      </button>
    </aside>
  )
}

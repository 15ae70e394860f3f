import type { Notice, NoticePlace } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { seasonQuery } from '../../api/queries/seasonQuery.ts'
import { dismissNotice, isNoticeDismissed } from './dismissedNotices.ts'

/** The season's notice of a place, until it is hidden for now or dismissed for good. */
export function useNotice(place: NoticePlace): { notice: Notice | undefined; hide: () => void; dismiss: () => void } {
  const { data: season } = useQuery(seasonQuery)
  const [hidden, setHidden] = useState<string>()
  const notice = season?.notices.find((one) => one.place === place && one.id !== hidden && !isNoticeDismissed(one.id))
  const hide = () => setHidden(notice?.id)
  const dismiss = () => {
    if (notice !== undefined) dismissNotice(notice.id)
    hide()
  }
  return { notice, hide, dismiss }
}

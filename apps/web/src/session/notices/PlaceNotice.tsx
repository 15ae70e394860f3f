import type { NoticePlace } from '@seraph/schema/season'

import { NoticeBanner } from '../../ui/dialogs/NoticeBanner.tsx'
import { useNotice } from './useNotice.ts'

/** The season's notice about a place, until this browser has dismissed it. */
export function PlaceNotice({ place }: { place: NoticePlace }) {
  const { notice, dismiss } = useNotice(place)
  if (notice === undefined) return null
  return <NoticeBanner {...notice} closeLabel="Dismiss this notice" onClose={dismiss} />
}

import { queryOptions } from '@tanstack/react-query'

import { call } from '../call.ts'

/** How the signed-in player stands in a chapter and its verses; asked for afresh whenever it is shown. */
export function chapterStandingQuery(playerId: string, chapter: number) {
  return queryOptions({
    queryKey: ['chapterStanding', playerId, chapter],
    queryFn: () => call('getChapterStanding', { params: { chapter } }),
    refetchOnMount: 'always',
  })
}

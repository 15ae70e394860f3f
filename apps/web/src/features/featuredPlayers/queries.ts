import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'
import { infiniteQueryOptions } from '@tanstack/react-query'

import { call } from '../../api/call.ts'
import { featuredPlayersKey } from '../../api/featuredPlayersKey.ts'

const pageSize = 100

/** The featured players, a hundred at a time (rule 41); asked for afresh whenever the board opens. */
export const featuredPlayersQuery = infiniteQueryOptions({
  queryKey: featuredPlayersKey,
  queryFn: ({ pageParam }) =>
    call('listFeaturedPlayers', { query: { limit: pageSize, ...(pageParam !== '' && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (page: FeaturedPlayer[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  refetchOnMount: 'always',
})

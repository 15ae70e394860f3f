import { infiniteQueryOptions } from '@tanstack/react-query'

import { call } from '../../api/call.ts'

const pageSize = 60

/** The featured teams, page after page; read afresh whenever the screen opens. */
export const publicTeamsQuery = infiniteQueryOptions({
  queryKey: ['publicTeams'],
  queryFn: ({ pageParam }) =>
    call('listPublicTeams', { query: { limit: pageSize, ...(pageParam !== '' && { after: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  refetchOnMount: 'always',
})

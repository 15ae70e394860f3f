import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

import { call } from '../../api/call.ts'

/** All of the admin's lists; what the admin changes makes the list it is in be read again. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

export const reportsQuery = queryOptions({
  queryKey: ['admin', 'reports'],
  queryFn: () => call('listErrorReports', {}),
  ...fresh,
})

export const reportedQuestionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'reports', id],
    queryFn: () => call('getReportedQuestion', { params: { id } }),
    ...fresh,
  })

export const contributorsQuery = queryOptions({
  queryKey: ['admin', 'contributors'],
  queryFn: () => call('listContributors', {}),
  ...fresh,
})

export const coachCodesQuery = queryOptions({
  queryKey: ['admin', 'coachCodes'],
  queryFn: () => call('listIssuedCoachCodes', {}),
  ...fresh,
})

export const coachRequestsQuery = queryOptions({
  queryKey: ['admin', 'coachRequests'],
  queryFn: () => call('listCoachRequests', {}),
  ...fresh,
})

export const playersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'players', search],
    queryFn: () => call('findPlayers', { query: { search } }),
    placeholderData: keepPreviousData,
    ...fresh,
  })

export const editionsQuery = queryOptions({
  queryKey: ['admin', 'editions'],
  queryFn: () => call('listEditionMeters', {}),
  ...fresh,
})

export const auditQuery = infiniteQueryOptions({
  queryKey: ['admin', 'audit'],
  queryFn: ({ pageParam }) => call('listAuditEntries', { query: { before: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < 100 ? undefined : page.at(-1)?.id),
  ...fresh,
})

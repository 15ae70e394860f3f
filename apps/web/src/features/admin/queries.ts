import { listUnlikelyPlayers } from '@seraph/schema/http/admin/adminBoards'
import { getCleaning } from '@seraph/schema/http/admin/adminCleaning'
import { listCoachRequests, listIssuedCoachCodes } from '@seraph/schema/http/admin/adminCoaches'
import { findPlayers } from '@seraph/schema/http/admin/adminPlayers'
import { getReportedQuestion, listContributors, listErrorReports } from '@seraph/schema/http/admin/adminReports'
import { listAuditEntries, listEditionMeters } from '@seraph/schema/http/admin/adminSite'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '../../api/callEndpoint.ts'

/** All of the admin's lists; what the admin changes makes the list it is in be read again. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

export const reportsQuery = queryOptions({
  queryKey: ['admin', 'reports'],
  queryFn: () => callEndpoint(listErrorReports, {}),
  ...fresh,
})

export const reportedQuestionQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'reports', id],
    queryFn: () => callEndpoint(getReportedQuestion, { params: { id } }),
    ...fresh,
  })

export const contributorsQuery = queryOptions({
  queryKey: ['admin', 'contributors'],
  queryFn: () => callEndpoint(listContributors, {}),
  ...fresh,
})

export const coachCodesQuery = queryOptions({
  queryKey: ['admin', 'coachCodes'],
  queryFn: () => callEndpoint(listIssuedCoachCodes, {}),
  ...fresh,
})

export const coachRequestsQuery = queryOptions({
  queryKey: ['admin', 'coachRequests'],
  queryFn: () => callEndpoint(listCoachRequests, {}),
  ...fresh,
})

export const playersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'players', search],
    queryFn: () => callEndpoint(findPlayers, { query: { search } }),
    ...fresh,
  })

export const unlikelyPlayersQuery = queryOptions({
  queryKey: ['admin', 'unlikelyPlayers'],
  queryFn: () => callEndpoint(listUnlikelyPlayers, {}),
  ...fresh,
})

export const editionsQuery = queryOptions({
  queryKey: ['admin', 'editions'],
  queryFn: () => callEndpoint(listEditionMeters, {}),
  ...fresh,
})

export const auditQuery = infiniteQueryOptions({
  queryKey: ['admin', 'audit'],
  queryFn: ({ pageParam }) => callEndpoint(listAuditEntries, { query: { before: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < 100 ? undefined : page.at(-1)?.id),
  ...fresh,
})

export const cleaningQuery = queryOptions({
  queryKey: ['admin', 'cleaning'],
  queryFn: () => callEndpoint(getCleaning, {}),
  ...fresh,
})

import { queryOptions } from '@tanstack/react-query'

import { call } from '../../api/call.ts'

/** A chapter's best game by its label; whatever isn't answered with one is no record (rule 126). */
export function bestRecordQuery(label: string) {
  return queryOptions({
    queryKey: ['memory', 'best', label],
    queryFn: () => call('getBestRecord', { params: { chapter: label } }).catch(() => null),
    refetchOnMount: 'always',
  })
}

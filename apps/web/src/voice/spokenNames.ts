import { getSpokenNames } from '@seraph/schema/http/spokenNames'

import { callEndpoint } from '../api/callEndpoint.ts'

/** How the season's names are said aloud; asked for once a visit. */
export const spokenNamesQuery = {
  queryKey: ['spoken-names'],
  queryFn: async () => (await callEndpoint(getSpokenNames, {})).names,
  staleTime: Infinity,
}

import { getMarking } from '@seraph/schema/http/admin/adminMarking'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { DoubtedQuestions } from '../../../appeals/DoubtedQuestions.tsx'
import { AdminList } from '../AdminList.tsx'
import { MarkingList } from './MarkingList.tsx'

const markingQuery = queryOptions({
  queryKey: ['admin', 'marking'],
  queryFn: async () => [await callEndpoint(getMarking, {})],
  staleTime: 60_000,
})

/** How good the judge is in the field, by what people decided about its marks. */
export function MarkingTab() {
  const query = useQuery(markingQuery)
  return (
    <AdminList
      query={query}
      loading="Counting marks..."
      empty={{ title: 'No answer yet', hint: 'Figures appear once answers are marked.' }}
    >
      {([marking]) =>
        marking !== undefined && (
          <>
            <MarkingList figures={marking.figures} />
            <DoubtedQuestions />
          </>
        )
      }
    </AdminList>
  )
}

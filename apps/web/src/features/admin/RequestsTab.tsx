import { updateCoachRequest } from '@seraph/schema/http/admin/adminCoaches'
import type { CoachRequest } from '@seraph/schema/http/admin/adminCoaches'
import { useMutation, useQuery } from '@tanstack/react-query'

import { dateText } from '../../language/timeTexts.ts'
import { callEndpoint } from '../../api/callEndpoint.ts'
import { queryClient } from '../../api/queries/queryClient.ts'
import { textOf } from '../../messages.ts'
import { adminTexts, adminToasts } from '../../messages/admin.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { AdminList } from './AdminList.tsx'
import { IssuedCodes } from './codes/IssuedCodes.tsx'
import { coachRequestsQuery } from './queries.ts'
import { useIssueCodes } from './codes/useIssueCodes.ts'

/** Coaches who asked for a code (rule 9): issue one here, pass it on, and tick the request off. */
export function RequestsTab() {
  const query = useQuery(coachRequestsQuery)
  return (
    <AdminList
      query={query}
      loading="Loading requests..."
      empty={{ title: adminTexts.noRequests, hint: 'Coaches without a code ask for one on the Team Coaches page.' }}
    >
      {(requests) => (
        <ul className="grid gap-4">
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} />
          ))}
        </ul>
      )}
    </AdminList>
  )
}

function RequestCard({ request }: { request: CoachRequest }) {
  const { id, clubName, state, country, contact, createdAt, handledAt } = request
  const issue = useIssueCodes()
  const handle = useMutation({
    mutationFn: (isHandled: boolean) => callEndpoint(updateCoachRequest, { params: { id }, body: { isHandled } }),
    onSuccess: () => showToast(adminToasts.requestUpdated),
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: coachRequestsQuery.queryKey }),
  })
  return (
    <li className="border-line bg-surface rounded-card border p-5">
      <h2 className="text-xl wrap-anywhere">{clubName}</h2>
      <p className="text-muted text-base wrap-anywhere">
        {state}, {country} · {dateText(createdAt)}
      </p>
      <p className="mt-2 wrap-anywhere">{contact}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox
          label="Handled"
          checked={handledAt !== null}
          disabled={handle.isPending}
          onChange={(event) => handle.mutate(event.target.checked)}
        />
        {handledAt === null && (
          <Button
            look="quiet"
            isBusy={issue.isPending}
            onClick={() => issue.mutate({ clubName, state, country, count: 1 })}
          >
            Issue a code for this club
          </Button>
        )}
      </div>
      {issue.data !== undefined && <IssuedCodes clubName={clubName} codes={issue.data.codes} />}
    </li>
  )
}

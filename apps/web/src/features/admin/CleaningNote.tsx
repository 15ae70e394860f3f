import { confirmCleaning } from '@seraph/schema/http/admin/adminCleaning'
import { useMutation, useQuery } from '@tanstack/react-query'

import { momentText } from '../../language/timeTexts.ts'
import { callEndpoint } from '../../api/callEndpoint.ts'
import { queryClient } from '../../api/queries/queryClient.ts'
import { textOf } from '../../messages.ts'
import { adminToasts } from '../../messages/admin.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { cleaningText } from './cleaningText.ts'
import { auditQuery, cleaningQuery } from './queries.ts'

/** Says that the cleaning up of old records waits for the admin, and lets it go on (rule 45). Nothing where it doesn't wait. */
export function CleaningNote() {
  const { data } = useQuery(cleaningQuery)
  const confirm = useMutation({
    mutationFn: () => callEndpoint(confirmCleaning, {}),
    onSuccess: (cleaning) => {
      queryClient.setQueryData(cleaningQuery.queryKey, cleaning)
      void queryClient.invalidateQueries({ queryKey: auditQuery.queryKey })
      showToast(adminToasts.cleaningConfirmed)
    },
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
  })
  if (data === undefined || data.refusal === null) return null
  return (
    <Card className="mb-6">
      <h2 className="text-xl">Old records are not erased</h2>
      <p className="mt-2">
        {cleaningText(data.refusal)} The database&rsquo;s clock says {momentText(data.now)}.
      </p>
      {data.isConfirmed ? (
        <p className="mt-3 font-[600]">You confirmed it: it is under way.</p>
      ) : (
        <>
          <p className="mt-2">
            What is erased is gone for good. If the time above is right and you expect this, for instance after the end
            of a season, let it go on.
          </p>
          <Button className="mt-4" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
            Erase old records now
          </Button>
        </>
      )}
    </Card>
  )
}

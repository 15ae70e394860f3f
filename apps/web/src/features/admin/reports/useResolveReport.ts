import { updateErrorReport } from '@seraph/schema/http/admin/adminReports'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'
import { contributorsQuery, reportsQuery } from '../queries.ts'

/** Resolves a report or opens it again; the list shows what the server says of it. */
export function useResolveReport() {
  return useMutation({
    mutationFn: ({ id, resolved }: { id: string; resolved: boolean }) =>
      callEndpoint(updateErrorReport, { params: { id }, body: { resolved } }),
    onSuccess: (report) => {
      queryClient.setQueryData(reportsQuery.queryKey, (reports) =>
        reports?.map((one) => (one.id === report.id ? report : one)),
      )
      void queryClient.invalidateQueries({ queryKey: contributorsQuery.queryKey })
      showToast(adminToasts.statusUpdated)
    },
    onError: () => showToast(adminToasts.statusFailed),
  })
}

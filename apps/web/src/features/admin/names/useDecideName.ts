import { decideName } from '@seraph/schema/http/admin/adminNames'
import type { NameKind } from '@seraph/schema/http/admin/adminNames'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../../../api/callEndpoint.ts'
import { queryClient } from '../../../api/queries/queryClient.ts'
import { textOf } from '../../../messages.ts'
import { adminToasts } from '../../../messages/admin.ts'
import { showToast } from '../../../ui/toasts/toastStore.ts'

/** Hides, shows or changes a name, and reads the admin's lists again. */
export function useDecideName(params: { kind: NameKind; id: string }) {
  return useMutation({
    mutationFn: (body: { isHidden?: boolean; name?: string }) => callEndpoint(decideName, { params, body }),
    onSuccess: (_reply, body) => showToast(adminToasts.nameDecided(body)),
    onError: (error) => showToast(adminToasts.failed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  })
}

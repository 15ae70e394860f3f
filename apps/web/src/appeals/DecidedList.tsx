import { undoRevision } from '@seraph/schema/http/appeals/appeals'
import type { RevisionShown } from '@seraph/schema/http/appeals/appeals'
import { useMutation } from '@tanstack/react-query'

import { callEndpoint } from '../api/callEndpoint.ts'
import { queryClient } from '../api/queries/queryClient.ts'
import { amountText } from '../language/amountText.ts'
import { textOf } from '../messages.ts'
import { queueToasts } from '../messages/appeals.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts/toastStore.ts'
import { appealsQuery } from './appealsQuery.ts'

/** What was decided about wordings and is in force, each with a way back. */
export function DecidedList({ decided }: { decided: readonly RevisionShown[] }) {
  const undo = useMutation({
    mutationFn: (id: string) => callEndpoint(undoRevision, { params: { id } }),
    onSuccess: () => showToast(queueToasts.undone),
    onError: (error) => showToast(queueToasts.failed(textOf(error))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appealsQuery.queryKey }),
  })
  if (decided.length === 0) return null
  return (
    <section className="border-line bg-surface rounded-card mt-6 border p-5">
      <h3 className="text-xl">Accepted and rejected</h3>
      <ul className="divide-line mt-2 divide-y">
        {decided.map(({ id, kind, wording, part, reference, scope, clubName, marks, points }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-52 flex-1 wrap-anywhere">
              <b>“{wording}”</b> {kind === 'reject' && 'rejected '}for {part}
              <span className="text-muted block text-base">
                {reference} · {scopeText(scope, clubName)}
                {kind === 'accept' && ` · ${amountText(marks, 'mark')}, +${amountText(points, 'point')}`}
              </span>
            </p>
            <Button
              look="quiet"
              aria-label={`Take back “${wording}”`}
              disabled={undo.isPending}
              onClick={() => undo.mutate(id)}
            >
              Take back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function scopeText(scope: RevisionShown['scope'], clubName: string | null): string {
  if (scope === 'everywhere') return 'everywhere'
  return scope === 'answer' ? 'this answer only' : (clubName ?? 'the club')
}

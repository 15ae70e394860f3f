import { useMutation } from '@tanstack/react-query'

import { queryClient } from '../../api/queries/queryClient.ts'
import { amountText } from '../../language/amountText.ts'
import { momentText } from '../../language/timeTexts.ts'
import { textOf } from '../../messages.ts'
import { roomToasts } from '../../messages/rooms.ts'
import { reopenResults, type RoomResults } from '../../liveRoom/roomCalls.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'

/** Tells the host that people's decisions have changed marks since the results were told, and takes them in when asked (rule 201). */
export function ReopenResults({ results, queryKey }: { results: RoomResults; queryKey: readonly string[] }) {
  const { answers, points } = results.changedSince
  const reopening = useMutation({
    mutationFn: () => reopenResults(results.id),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => showToast(roomToasts.reopenFailed(textOf(error))),
  })
  return (
    <output className="mt-2 block">
      {results.reopenedAt !== null && (
        <p className="text-muted">These results were brought up to date on {momentText(results.reopenedAt)}.</p>
      )}
      {answers > 0 && results.status === 'completed' && (
        <div className="mt-2 flex flex-wrap items-center gap-3 print:hidden">
          <p>
            Since then {amountText(answers, 'mark')} changed by a person’s decision: {points > 0 && '+'}
            {amountText(points, 'point')}. These results stay as they were told until you bring them up to date.
          </p>
          <Button look="quiet" isBusy={reopening.isPending} onClick={() => reopening.mutate()}>
            Bring up to date
          </Button>
        </div>
      )}
    </output>
  )
}

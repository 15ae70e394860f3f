import type { EventSet } from '@seraph/schema/http/events/events'
import { useMutation } from '@tanstack/react-query'

import { amountText } from '../../../language/amountText.ts'
import { Button } from '../../../ui/Button.tsx'
import { loadCalls } from '../loadCalls.ts'
import { eventTextOf } from '../team/eventTextOf.ts'

/** A coach reads a set with its answers and has questions changed; each change makes another set, and the old one stays. */
export function LookOver({ set, onSwapped }: { set: EventSet; onSwapped: (set: EventSet) => void }) {
  const swap = useMutation({
    mutationFn: async (question: number) => (await loadCalls()).swap(set.id, question),
    onSuccess: onSwapped,
  })
  return (
    <section>
      <h2 className="text-xl font-bold">The questions of this set</h2>
      {swap.error !== null && (
        <p role="alert" className="text-bad mt-2 font-semibold">
          {eventTextOf(swap.error)}
        </p>
      )}
      <ol className="divide-line mt-2 divide-y">
        {set.questions.map(({ id, verse, points, question, key = [] }, at) => (
          <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="text-muted text-base">
                {at + 1}. {verse} · {amountText(points, 'point')}
              </p>
              <p className="whitespace-pre-line">{question}</p>
              <p className="mt-1 text-base font-semibold">{key.map(({ text }) => text).join('; ')}</p>
            </div>
            <Button
              look="quiet"
              isBusy={swap.isPending && swap.variables === at}
              disabled={swap.isPending}
              aria-label={`Swap question ${at + 1}`}
              onClick={() => swap.mutate(at)}
            >
              Swap
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

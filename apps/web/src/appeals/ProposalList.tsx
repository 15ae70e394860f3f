import type { WordingProposal } from '@seraph/schema/http/appeals/appeals'

import { amountText } from '../language/amountText.ts'
import { AcceptWording } from './AcceptWording.tsx'
import type { useDecide } from './useDecide.ts'

type Props = { proposals: readonly WordingProposal[]; decide: ReturnType<typeof useDecide> }

/** What clubs have accepted, for the admin to accept everywhere. */
export function ProposalList({ proposals, decide }: Props) {
  if (proposals.length === 0) return null
  return (
    <section className="border-line bg-surface rounded-card mt-6 border p-5">
      <h3 className="text-xl">Accepted by clubs</h3>
      <ul className="divide-line mt-2 divide-y">
        {proposals.map(({ questionId, partId, wording, part, reference, clubs }) => (
          <li key={`${questionId} ${partId} ${wording}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-52 flex-1 wrap-anywhere">
              <b>“{wording}”</b> for {part}
              <span className="text-muted block text-base">
                {reference} · {amountText(clubs, 'club')}
              </span>
            </p>
            <AcceptWording
              wanted={{ questionId, partId, wording, scope: 'everywhere' }}
              label="Accept everywhere"
              decide={decide}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

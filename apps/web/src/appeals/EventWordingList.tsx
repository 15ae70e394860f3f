import type { EventWording } from '@seraph/schema/http/appeals/appeals'

import { amountText } from '../language/amountText.ts'
import { queueTexts } from '../messages/appeals.ts'
import { AcceptWording } from './AcceptWording.tsx'
import type { useDecide } from './useDecide.ts'

type Props = {
  wordings: readonly EventWording[]
  scope: 'club' | 'everywhere'
  clubId: string | undefined
  decide: ReturnType<typeof useDecide>
}

/** What the panel of an event gave after all, to be accepted for what is studied too (rule 234). */
export function EventWordingList({ wordings, scope, clubId, decide }: Props) {
  if (wordings.length === 0) return null
  const canAccept = scope === 'everywhere' || clubId !== undefined
  return (
    <section className="border-line bg-surface rounded-card mt-6 border p-5">
      <h3 className="text-xl">{queueTexts.event}</h3>
      <p className="text-muted text-base">{canAccept ? queueTexts.eventAbout : queueTexts.noClub}</p>
      <ul className="divide-line mt-2 divide-y">
        {wordings.map(({ questionId, partId, wording, part, reference, times }) => (
          <li key={`${questionId} ${partId} ${wording}`} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-52 flex-1 wrap-anywhere">
              <b>“{wording}”</b> for {part}
              <span className="text-muted block text-base">
                {reference} · {amountText(times, 'team')}
              </span>
            </p>
            {canAccept && (
              <AcceptWording
                wanted={{ questionId, partId, wording, scope, ...(clubId !== undefined && { clubId }) }}
                label="Accept this wording"
                decide={decide}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

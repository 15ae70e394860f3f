import type { AppealGroup } from '@seraph/schema/http/appeals/appeals'

import { queueTexts } from '../messages/appeals.ts'

type Props = { groups: readonly AppealGroup[]; at: number; onChoose: (index: number) => void }

/** The wordings that are asked about; one is open. */
export function GroupList({ groups, at, onChoose }: Props) {
  return (
    <ol aria-label={queueTexts.title} className="border-line bg-surface rounded-card max-h-96 overflow-y-auto border">
      {groups.map((group, index) => (
        <li key={`${group.questionId} ${group.partId} ${group.wording}`}>
          <button
            type="button"
            aria-current={index === at}
            className="hover:bg-sunken aria-[current=true]:bg-sunken w-full px-4 py-3 text-left wrap-anywhere"
            onClick={() => onChoose(index)}
          >
            <b>“{group.wording}”</b> for {group.part}
            <span className="text-muted block text-base">
              {group.reference} · {queueTexts.asked(group)}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

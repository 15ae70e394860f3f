import type { MemoryState } from '@seraph/schema/review'

import { FeatherSign } from '../../ui/seraphMap/FeatherSign.tsx'
import { stateWords } from '../../ui/seraphMap/stateWords.ts'

const shown = ['kept', 'recalled', 'seen'] as const

/** What the small feathers on the chapters mean. */
export function ChapterStates({ states }: { states: readonly MemoryState[] }) {
  if (states.every((state) => state === 'unseen')) return null
  return (
    <ul className="text-muted mt-3 flex flex-wrap gap-x-4 gap-y-1 text-base">
      {shown.map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <FeatherSign state={state} />
          {stateWords[state]}
        </li>
      ))}
    </ul>
  )
}

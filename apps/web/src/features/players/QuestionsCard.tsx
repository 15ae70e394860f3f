import type { PlayerProgress } from '@seraph/schema/http/progress'

import { amountText } from '../../language/amountText.ts'
import { KindTable } from '../../progress/KindTable.tsx'

/** How many questions were answered, of each kind and how well. */
export function QuestionsCard({ progress }: { progress: PlayerProgress }) {
  return (
    <div className="border-line bg-surface rounded-card mt-4 border p-5 sm:px-7">
      <h2 className="text-xl">{amountText(progress.totalQuestionsAnswered, 'question')} answered</h2>
      <KindTable progress={progress} className="mt-2" />
    </div>
  )
}

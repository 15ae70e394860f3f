import type { PlayerProgress } from '@seraph/schema/http/progress'

import { KindTable } from '../../progress/KindTable.tsx'

/** How many questions were answered, of each kind and how well. */
export function QuestionsCard({ progress }: { progress: PlayerProgress }) {
  return (
    <div className="border-line bg-surface rounded-card mt-4 border p-5 sm:px-7">
      <h2 className="text-xl">
        {progress.totalQuestionsAnswered} {progress.totalQuestionsAnswered === 1 ? 'question' : 'questions'} answered
      </h2>
      <KindTable progress={progress} className="mt-2" />
    </div>
  )
}

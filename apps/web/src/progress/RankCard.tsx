import { missingToNextTier, type MissingToNextTier } from '@seraph/domain/ranks/missingToNextTier'
import { rankTiers } from '@seraph/domain/ranks/rankTier'
import type { PlayerProgress } from '@seraph/schema/http/progress'

import { RankRing } from './RankRing.tsx'

const columns = {
  questions: (count: number) => `${count} more ${count === 1 ? 'question' : 'questions'}`,
  hours: (count: number) => `${count} more ${count === 1 ? 'hour' : 'hours'} of study`,
  memoryPoints: (count: number) => `${count.toLocaleString('en')} more memorization points`,
} as const

/** The rank tier as a ring, and what is missing to the next one. */
export function RankCard({ progress }: { progress: PlayerProgress }) {
  const { tier, points } = progress.rank
  const missing = missingToNextTier({
    studySeconds: progress.totalStudyTime,
    questionsAnswered: progress.totalQuestionsAnswered,
    memoryPoints: progress.memorizationGamePoints,
  })
  const from = rankTiers.findLast((one) => points >= one.from)?.from ?? 0
  const share = missing === undefined ? 1 : (points - from) / (points - from + missing.points)
  return (
    <div className="border-line bg-surface rounded-card flex items-center gap-5 border p-5 sm:px-7">
      <RankRing share={share} label={tier} />
      <div>
        <h2 className="text-2xl">{tier}</h2>
        {missing === undefined ? (
          <p className="text-muted">The highest rank there is. Well done!</p>
        ) : (
          <>
            <p>
              <b>{missing.points}</b> rank {missing.points === 1 ? 'point' : 'points'} to {missing.tier}
            </p>
            <p className="text-muted text-base">{wayThere(missing)}</p>
          </>
        )}
      </div>
    </div>
  )
}

/** One way to the next tier in words: a single effort if one is enough, else several together. */
function wayThere({ alone, oneWay }: MissingToNextTier): string {
  if (alone.questions !== null) return `For example ${columns.questions(alone.questions)}.`
  const parts = (['questions', 'hours', 'memoryPoints'] as const)
    .filter((column) => oneWay[column] > 0)
    .map((column) => columns[column](oneWay[column]))
  return `For example ${parts.join(', ')}.`
}

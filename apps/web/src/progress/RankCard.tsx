import { missingToNextTier, type MissingToNextTier } from '@seraph/domain/ranks/missingToNextTier'
import { rankTiers } from '@seraph/domain/ranks/rankTier'
import { starterStepCount, starterSteps } from '@seraph/domain/ranks/starterSteps'
import type { PlayerProgress } from '@seraph/schema/http/progress'

import { amountText } from '../language/amountText.ts'
import { numberText } from '../language/numberText.ts'
import { pluralForm } from '../language/pluralForm.ts'
import { RankRing } from './RankRing.tsx'

const columns = {
  questions: (count: number) => `${count} more ${pluralForm(count, 'question')}`,
  hours: (count: number) => `${count} more ${pluralForm(count, 'hour')} of study`,
  memoryPoints: (count: number) => `${numberText(count)} more memorization points`,
} as const

/** The rank tier as a ring, what is missing to the next one, and how much of the work counts for it (rule 44). */
export function RankCard({ progress }: { progress: PlayerProgress }) {
  const { counted, totalQuestionsAnswered } = progress
  const { tier, points } = progress.rank
  const effort = {
    studySeconds: counted.studyTime,
    questionsAnswered: counted.questions,
    memoryPoints: counted.memoryPoints,
  }
  const missing = missingToNextTier(effort)
  const steps = starterSteps(effort)
  const from = rankTiers.findLast((one) => points >= one.from)?.from ?? 0
  const share = missing === undefined ? 1 : (points - from) / (points - from + missing.points)
  return (
    <div className="border-line bg-surface rounded-card flex flex-wrap items-center justify-center gap-x-5 gap-y-3 border p-5 sm:px-7">
      <RankRing share={share} label={tier} {...(steps !== undefined && { steps: starterStepCount })} />
      {/* Beside the ring where that leaves the words room, else below it. */}
      <div className="min-w-52 flex-1">
        <h2 className="text-2xl">{tier}</h2>
        {missing === undefined ? (
          <p className="text-muted">The highest rank there is. Well done!</p>
        ) : steps !== undefined ? (
          <>
            <p>
              <b>{steps.reached}</b> of {starterStepCount} steps to {missing.tier}
            </p>
            <p className="text-muted text-base">
              For example {columns.questions(steps.questions)} to the {steps.reached === 0 ? 'first' : 'next'} one.
            </p>
          </>
        ) : (
          <>
            <p>
              <b>{missing.points}</b> rank {pluralForm(missing.points, 'point')} to {missing.tier}
            </p>
            <p className="text-muted text-base">{wayThere(missing)}</p>
          </>
        )}
        {counted.questions < totalQuestionsAnswered && (
          <p className="text-muted mt-2 text-base">
            {numberText(counted.questions)} of {amountText(totalQuestionsAnswered, 'question')}{' '}
            {pluralForm(counted.questions, 'counts', 'count')} for the rank. Self-graded ones, repeats and very quick
            answers are practice.
          </p>
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

import { rankTiers } from '@seraph/domain/ranks/rankTier'

import { numberText } from '../../../language/numberText.ts'

/** The tiers and one way to each (rule 138; rule 24). */
export function RankLegend() {
  return (
    <details className="border-line bg-surface rounded-card mb-5 border px-4 py-1">
      <summary className="min-h-11 cursor-pointer py-2 font-[640]">What the ranks mean</summary>
      <ul className="mb-3 space-y-1 text-base">
        {rankTiers.map(({ name, oneWay: { hours, questions, memoryPoints } }) => (
          <li key={name}>
            <b>{name}</b>{' '}
            {hours === 0
              ? 'from the beginning'
              : `for example ${hours}+ hours, ${questions}+ questions and ${numberText(memoryPoints)}+ memorization points`}
          </li>
        ))}
      </ul>
      <p className="text-muted mb-3 text-base">
        Hours, questions and memorization points give rank points, and their sum decides. More of one makes up for less
        of another.
      </p>
    </details>
  )
}

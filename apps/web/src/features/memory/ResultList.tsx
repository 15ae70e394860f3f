import { accuracyRank, accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { ReactNode } from 'react'

import { clockText } from '../../activity/clockText.ts'
import { toneClass } from '../../ui/toneClass.ts'
import type { FinishedGame } from './game.ts'

/** Time, score, accuracy and rank of a game. */
export function ResultList({ game: { completionTime, score, totalWords, percent } }: { game: FinishedGame }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 text-center">
      <Result name="Time">{clockText(completionTime * 1000)}</Result>
      <Result name="Score">
        {score}/{totalWords}
      </Result>
      <Result name="Accuracy">
        <span className={toneClass[accuracyTone(percent, 'quiz')]}>{percent} %</span>
      </Result>
      <Result name="Rank">{accuracyRank(percent)}</Result>
    </dl>
  )
}

function Result({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="bg-sunken rounded-card px-3 py-2.5">
      <dt className="text-muted text-base">{name}</dt>
      <dd className="font-display text-2xl leading-tight font-semibold">{children}</dd>
    </div>
  )
}

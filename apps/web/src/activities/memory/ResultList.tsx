import { accuracyRank, accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { ReactNode } from 'react'

import { percentText } from '../../language/percentText.ts'
import { clockText } from '../../activity/clockText.ts'
import { classes } from '../../ui/classes.ts'
import { childTone } from '../../ui/marks/childTone.ts'
import { toneClass } from '../../ui/marks/toneClass.ts'
import type { FinishedGame } from './game/game.ts'

/** Time, score, accuracy and rank of a game. */
export function ResultList({ game: { completionTime, score, totalWords, percent } }: { game: FinishedGame }) {
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto_1fr] gap-2 text-center sm:gap-3">
      <Result name="Rank" className="col-span-3">
        {accuracyRank(percent)}
      </Result>
      <Result name="Time">{clockText(completionTime * 1000)}</Result>
      <Result name="Score">
        {score}/{totalWords}
      </Result>
      <Result name="Accuracy">
        <span className={toneClass[childTone(accuracyTone(percent, 'quiz'))]}>{percentText(percent)}</span>
      </Result>
    </dl>
  )
}

function Result({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div data-clear className={classes('bg-sunken rounded-card px-2 py-2.5', className)}>
      <dt className="text-muted text-base">{name}</dt>
      <dd className="font-display text-xl leading-tight font-semibold whitespace-nowrap sm:text-2xl">{children}</dd>
    </div>
  )
}

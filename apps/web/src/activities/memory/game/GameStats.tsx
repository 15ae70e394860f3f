import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { Timer } from '../../../activity/Timer.tsx'
import { bestRecordQuery } from '../queries.ts'
import { recordText } from '../recordText.ts'

type Props = {
  chapter: SeasonChapter
  readMs: () => number
  score: { score: number; totalWords: number; versesDone: number }
  verseCount: number
  index: number
}

/** Time, record, verses done, score, and how far one has come. */
export function GameStats({ chapter, readMs, score, verseCount, index }: Props) {
  const { data: best } = useQuery(bestRecordQuery(chapter.label))
  return (
    <div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
        <Stat name="Time">
          <Timer readMs={readMs} />
        </Stat>
        <Stat name="Record">{best === undefined ? '…' : best === null ? 'None yet' : recordText(best)}</Stat>
        <Stat name="Verses">
          {score.versesDone}/{verseCount}
        </Stat>
        <Stat name="Score">
          {score.score}/{score.totalWords}
        </Stat>
      </dl>
      <progress
        aria-label="Verses gone through"
        max={verseCount}
        value={index}
        className="[&::-moz-progress-bar]:bg-gold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-gold bg-line mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full [&::-webkit-progress-value]:rounded-full"
      />
    </div>
  )
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-base leading-tight">{name}</dt>
      <dd className="leading-snug font-semibold whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  )
}

import type { MemoryIndex } from '@seraph/schema/http/memoryGame'
import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { amountText } from '../../language/amountText.ts'
import { bestRecordQuery } from './queries.ts'
import { restingText } from './restingText.ts'
import { recordText } from './recordText.ts'

type Props = { chapter: SeasonChapter; about: MemoryIndex['chapters'][number] }

/** What is chosen: its size, and the record to beat. */
export function ChosenChapter({ chapter: { label }, about: { verses, totalWords, hidden } }: Props) {
  const { data: best } = useQuery(bestRecordQuery(label))
  return (
    <p className="text-center text-base">
      <b>{label}</b>: {amountText(verses, 'verse')}, {totalWords} words
      {hidden.length > 0 && <span className="text-muted block">{restingText(hidden)}</span>}
      <span className="text-muted block min-h-[1.5em]">
        {best === undefined ? '' : best === null ? 'No record yet' : `Record: ${recordText(best)}`}
      </span>
    </p>
  )
}

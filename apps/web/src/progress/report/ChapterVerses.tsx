import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'

import { chapterStandingQuery } from '../../api/queries/chapterStandingQuery.ts'
import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { standingText } from '../../verses/standingText.ts'
import { VerseGrid } from '../../verses/VerseGrid.tsx'

/** How the player stands in a chapter and its verses, each with its day (rule 195). Choosing a verse tells its own. */
export function ChapterVerses({ playerId, chapter }: { playerId: string; chapter: SeasonChapter }) {
  const { data, error } = useQuery(chapterStandingQuery(playerId, chapter.ordinal))
  const [verse, setVerse] = useState<number>()
  if (data === undefined)
    return error === null ? <Skeleton className="mt-2 h-40" /> : <p className="mt-2">{textOf(error)}</p>
  const standing = verse === undefined ? data : data.verses[verse - 1]
  return (
    <div className="mt-2 print:hidden">
      <p className="mb-2" aria-live="polite">
        {verse === undefined ? chapter.label : `${chapter.label}:${verse}`}:{' '}
        {standing ? standingText(standing) : 'no questions'}.
      </p>
      <VerseGrid
        label={chapter.label}
        count={chapter.verses}
        marked={verse === undefined ? [] : [verse]}
        standings={data.verses}
        onMark={(marked) => setVerse(marked.find((one) => one !== verse))}
      />
      <Link className={buttonClass('plain', '-ml-3 mt-1')} to={`${paths.practice}?chapters=${chapter.ordinal}`}>
        Practice {chapter.label}
      </Link>
    </div>
  )
}

import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download } from 'lucide-react'
import { Link } from 'react-router-dom'

import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { loadResults, type RoomResults } from '../../rooms/roomCalls.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenSkeleton } from '../../ui/ScreenSkeleton.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { ParticipantResult } from './ParticipantResult.tsx'
import { ResultTable } from './ResultTable.tsx'

/** What became of a room, for its host: by participant, by chapter, answer by answer, and as a table to take along. */
export function RoomResultsView({ roomId, season }: { roomId: string; season: Season }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['room-results', roomId],
    queryFn: () => loadResults(roomId),
    refetchOnMount: 'always',
  })
  return (
    <>
      <Link className="text-indigo inline-flex min-h-11 items-center gap-2 font-[640]" to={paths.studyRoom}>
        <ArrowLeft aria-hidden className="size-5" />
        Study rooms
      </Link>
      <ScreenTitle title={data === undefined ? 'Results' : `Results: ${data.name}`} />
      {data === undefined && error === null && <ScreenSkeleton />}
      {error !== null && (
        <div className="mt-4">
          <ErrorState title="The results could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
            {textOf(error)}
          </ErrorState>
        </div>
      )}
      {data !== undefined && <Results results={data} season={season} />}
    </>
  )
}

function Results({ results, season }: { results: RoomResults; season: Season }) {
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  const { participants, chapters } = results
  const when = results.startedAt ?? results.createdAt
  return (
    <>
      <p className="text-muted mt-1">
        {new Date(when).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
        {results.teamName !== null && ` · ${results.teamName}`}
      </p>
      {participants.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="Nobody took part">This room was ended before anyone joined.</EmptyState>
        </div>
      ) : (
        <>
          <a className={buttonClass('quiet', 'mt-4')} href={`/api/study-rooms/${results.id}/results.csv`} download>
            <Download aria-hidden className="size-5" />
            Download CSV
          </a>
          <Card className="mt-4">
            <ResultTable caption="Participants" rows={participants.map((one) => ({ name: one.nickname, ...one }))} />
          </Card>
          {chapters.length > 0 && (
            <Card className="mt-4">
              <ResultTable
                caption="Chapters"
                rows={chapters.map((one) => ({ id: String(one.chapter), name: label(one.chapter), ...one }))}
              />
            </Card>
          )}
          <h2 className="mt-6 text-xl">Answers</h2>
          {participants.map((one) => (
            <ParticipantResult key={one.id} participant={one} label={label} />
          ))}
        </>
      )}
    </>
  )
}

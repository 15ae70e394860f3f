import type { Season } from '@seraph/schema/season'
import { useMutation, useQuery } from '@tanstack/react-query'
import Copy from 'virtual:icons/copy'
import Download from 'virtual:icons/download'
import Printer from 'virtual:icons/printer'

import { momentText } from '../../language/timeTexts.ts'
import { textOf } from '../../messages.ts'
import { roomToasts } from '../../messages/rooms.ts'
import { downloadResults } from './downloadResults.ts'
import { loadResults, type RoomResults } from '../../liveRoom/roomCalls.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toasts/toastStore.ts'
import { ParticipantResult } from './member/ParticipantResult.tsx'
import { QuestionResults } from './QuestionResults.tsx'
import { ReopenResults } from './ReopenResults.tsx'
import { ResultTable } from './ResultTable.tsx'
import { RoomResultPage } from './RoomResultPage.tsx'
import { useRoomSeason } from './useRoomSeason.ts'
import { shareLine } from './shareLine.ts'

/**
 * What became of a room, for its host: by participant, by chapter, by
 * question, answer by answer, to print, and as a table to take along.
 */
export function RoomResultsView({ roomId, season }: { roomId: string; season: Season }) {
  const query = useQuery({
    queryKey: keyOf(roomId),
    queryFn: () => loadResults(roomId),
    refetchOnMount: 'always',
  })
  const { data } = query
  const roomSeason = useRoomSeason(season, data?.seasonId)
  const title = data === undefined ? 'Results' : `Results: ${data.name}`
  return (
    <RoomResultPage title={title} failure="The results could not be loaded" query={query}>
      {data && <Results results={data} season={roomSeason} />}
    </RoomResultPage>
  )
}

const keyOf = (roomId: string) => ['room-results', roomId]

function Results({ results, season }: { results: RoomResults; season: Season }) {
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  const { participants, chapters } = results
  const line = shareLine(results, label)
  const download = useMutation({
    mutationFn: downloadResults,
    onError: (error) => showToast(roomToasts.downloadFailed(textOf(error))),
  })
  const when = results.startedAt ?? results.createdAt
  return (
    <>
      <p className="text-muted mt-1">
        {momentText(when)}
        {results.teamName !== null && ` · ${results.teamName}`}
      </p>
      {participants.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="Nobody took part">This room was ended before anyone joined.</EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-2">{line}</p>
          <ReopenResults results={results} queryKey={keyOf(results.id)} />
          <div className="mt-3 flex flex-wrap gap-3 print:hidden">
            <Button look="quiet" isBusy={download.isPending} onClick={() => download.mutate(results)}>
              <Download aria-hidden className="size-5" />
              Download CSV
            </Button>
            <Button look="quiet" onClick={() => print()}>
              <Printer aria-hidden className="size-5" />
              Print
            </Button>
            <Button look="quiet" onClick={() => void copyLine(line)}>
              <Copy aria-hidden className="size-5" />
              Copy this line
            </Button>
          </div>
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
          <QuestionResults participants={participants} label={label} />
          <section aria-labelledby="answers">
            <h2 id="answers" className="mt-6 text-xl">
              Answers
            </h2>
            {participants.map((one) => (
              <ParticipantResult key={one.id} participant={one} label={label} roomId={results.id} />
            ))}
          </section>
        </>
      )}
    </>
  )
}

async function copyLine(line: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(line)
    showToast(roomToasts.lineCopied)
  } catch {
    // No clipboard on plain http: the line can be copied by hand.
    prompt('Copy this line', line)
  }
}

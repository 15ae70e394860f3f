import type { TeamReadiness } from '@seraph/schema/http/coaches/teamReadiness'
import type { SeasonChapter } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { textOf } from '../../../messages.ts'
import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { roomLink } from '../map/roomLink.ts'
import { readinessQuery } from './readinessQuery.ts'
import { askedText, meetingText, readyTitle, standingText, surenessText } from './readinessTexts.ts'
import './readiness.css'

type Props = { teamId: string; chapters: readonly SeasonChapter[] }

/** What a team would bring to its next event, how sure that is, and what to do in the next two meetings (rule 222). */
export function Readiness({ teamId, chapters }: Props) {
  const { data, error, refetch, isFetching } = useQuery(readinessQuery(teamId))
  if (data === undefined)
    return error === null ? (
      <Skeleton className="mt-7 h-72" />
    ) : (
      <ErrorState title="This could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
    )
  const label = (chapter: number): string => chapters[chapter - 1]?.label ?? String(chapter)
  return (
    <section className="mt-7" aria-labelledby="readiness">
      <h2 id="readiness" className="text-2xl">
        {readyTitle(data.event)}
      </h2>
      <p className="mt-2">{standingText(data)}</p>
      <p className="mt-1">{surenessText(data)}</p>
      <p className="text-muted mt-1 text-base">{askedText(data)}</p>
      {data.meetings.length > 0 && (
        <ol className="mt-4 grid gap-3 md:grid-cols-2">
          {data.meetings.map(({ goal, chapters: some }, at) => (
            <li key={some.join()} className="border-line bg-surface rounded-card border p-4">
              <h3 className="text-lg">{at === 0 ? 'At the next meeting' : 'At the one after'}</h3>
              <p>
                <b>{chaptersText(some, label)}</b>
              </p>
              <p className="text-muted text-base">{meetingText({ goal, chapters: some })}</p>
              <Link className={buttonClass('quiet', 'mt-2')} to={roomLink(some)}>
                Open a room
                <span className="sr-only"> with {chaptersText(some, label)}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      <h3 className="mt-5 text-lg">By chapter</h3>
      <ul className="readychapters">
        {data.chapters.map((one) => (
          <li key={one.chapter}>
            <b className="min-w-0 flex-1 truncate">{label(one.chapter)}</b>
            <span className="text-muted text-base whitespace-nowrap">
              {one.kept} kept, {one.met} met of {one.parts}
            </span>
            <Bar of={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Kept is filled and rimmed, met but not kept is hatched, the rest is empty: as the map's boxes. */
function Bar({ of: { parts, met, kept } }: { of: TeamReadiness['chapters'][number] }) {
  const width = (count: number): { width: string } => ({ width: `${(100 * count) / Math.max(1, parts)}%` })
  return (
    <span aria-hidden className="readybar">
      {kept > 0 && <span className="readybar-kept" style={width(kept)} />}
      {met > kept && <span className="readybar-met" style={width(met - kept)} />}
    </span>
  )
}

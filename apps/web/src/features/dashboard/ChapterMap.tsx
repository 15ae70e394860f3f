import type { DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'
import type { SeasonChapter } from '@seraph/schema/season'

import { chaptersText } from '../../liveRoom/chaptersText.ts'

const cell = 10

type Props = { players: readonly DashboardPlayer[]; chapters: readonly SeasonChapter[] }

/** Members × chapters: who has explored what, and what nobody has yet. */
export function ChapterMap({ players, chapters }: Props) {
  if (players.length === 0) return null
  const explored = new Set(players.flatMap((player) => player.chaptersExplored))
  const open = chapters.filter(({ ordinal }) => !explored.has(ordinal))
  const [first, last] = [chapters.at(0)?.label, chapters.at(-1)?.label]
  return (
    <section className="mt-4">
      <h3 className="text-lg">Chapters explored</h3>
      <ul className="mt-2 grid gap-1">
        {players.map(({ playerId, playerCode, chaptersExplored }) => (
          <li key={playerId} className="flex flex-wrap items-center gap-x-3">
            <span className="w-28 flex-1 text-base tracking-wide sm:flex-none">{playerCode}</span>
            <svg
              role="img"
              aria-label={`${chaptersExplored.length} of ${chapters.length} chapters`}
              viewBox={`0 0 ${cell * chapters.length} ${cell}`}
              preserveAspectRatio="none"
              className="bg-sunken order-last h-6 w-full min-w-0 flex-none rounded-sm sm:order-none sm:w-auto sm:flex-1"
            >
              {chaptersExplored.map((ordinal) => (
                <rect
                  key={ordinal}
                  x={cell * (ordinal - 1) + 0.6}
                  y="0"
                  width={cell - 1.2}
                  height={cell}
                  fill="var(--indigo)"
                >
                  <title>{chapters[ordinal - 1]?.label}</title>
                </rect>
              ))}
            </svg>
            <span aria-hidden className="text-muted w-12 flex-none text-right text-base">
              {chaptersExplored.length}/{chapters.length}
            </span>
          </li>
        ))}
      </ul>
      <p aria-hidden className="text-muted mt-1 flex justify-between text-sm sm:ml-31 sm:pr-15">
        <span>{first}</span>
        <span>{last}</span>
      </p>
      <p className="mt-1 text-base">
        {open.length === 0
          ? 'Together the team has explored every chapter.'
          : `Nobody has explored yet: ${chaptersText(
              open.map(({ ordinal }) => ordinal),
              (ordinal) => chapters[ordinal - 1]?.label ?? String(ordinal),
            )}.`}
      </p>
    </section>
  )
}

import { gemBars, teamTotals } from '@seraph/domain/rooms/results/teamTotals'
import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'

import { amountText } from '../../../language/amountText.ts'
import { chaptersText } from '../../../liveRoom/chaptersText.ts'
import { usePlannedAnswers } from '../../../liveRoom/quiz/usePlannedAnswers.ts'
import { Mark } from '../../../ui/marks/Mark.tsx'
import { TimeLeft } from '../TimeLeft.tsx'
import { useRoomSeason } from '../useRoomSeason.ts'
import { GemPillars } from './GemPillars.tsx'
import { HereNow } from './HereNow.tsx'
import { ScreenDoor } from './ScreenDoor.tsx'
import { TeamFigure } from './TeamFigure.tsx'
import { TeamFinds } from './TeamFinds.tsx'
import { TeamPodium } from './TeamPodium.tsx'
import { TogetherOnScreen } from './TogetherOnScreen.tsx'
import { useTeamMaps } from './useTeamMaps.ts'
import './roomScreen.css'

type Props = { room: Room; season: Season; isLive: boolean }

/** A room as a hall reads it: the way in at the left, what happens in the middle, a bar for each gem at the right (rule 224). */
export function ScreenFrame({ room, season: inHand, isLive }: Props) {
  const season = useRoomSeason(inHand, room.seasonId)
  const { status, turn } = room
  const plannedOf = usePlannedAnswers(room)
  const totals = teamTotals(room, plannedOf)
  const maps = useTeamMaps(room, season)
  const figure = <TeamFigure totals={totals} maps={maps} room={room} season={season} />
  const label = (chapter: number) => season.chapters[chapter - 1]?.label ?? String(chapter)
  const isOver = status === 'completed'
  const hasQuestion = status === 'active' && turn !== null && turn.question !== null
  const share = totals.total === undefined || totals.total === 0 ? 0 : Math.min(1, totals.answered / totals.total)
  return (
    <main className="roomscreen" data-status={status}>
      <header className="roomscreen-head">
        <span className="roomscreen-brand">
          <Mark className="roomscreen-mark" />
          Seraph
        </span>
        <h1>{room.name}</h1>
        <span className="text-muted roomscreen-chapters">{chaptersText(room.chapters, label)}</span>
        <output className="roomscreen-line">{!isLive && !isOver && 'Reconnecting…'}</output>
        {status === 'active' && <TimeLeft room={room} />}
        {status !== 'waiting' && (
          <span className="roomscreen-count">
            <b>
              {totals.total === undefined || isOver
                ? amountText(totals.answered, 'answer')
                : `${totals.answered} of ${amountText(totals.total, 'answer')}`}
            </b>
            {!isOver && (
              <span className="roomscreen-meter" aria-hidden>
                <i style={{ width: `${Math.round(share * 100)}%` }} />
              </span>
            )}
          </span>
        )}
      </header>
      <ScreenDoor room={room} season={season} />
      <div className="roomscreen-middle">
        {status === 'waiting' && <HereNow room={room} />}
        {hasQuestion && <TogetherOnScreen room={room} turn={turn} label={label} />}
        {status === 'active' && !hasQuestion && <TeamFinds figure={figure} totals={totals} isThrough={turn !== null} />}
        {isOver && <TeamPodium room={room} figure={figure} totals={totals} />}
      </div>
      <GemPillars bars={gemBars(room, plannedOf)} />
    </main>
  )
}

import { teamCoal, type TeamTotals } from '@seraph/domain/rooms/results/teamTotals'
import type { Room } from '@seraph/schema/rooms/room'
import type { Season } from '@seraph/schema/season'
import { lazy, Suspense } from 'react'

import { TeamCoal } from '../TeamCoal.tsx'
import type { TeamMaps } from './useTeamMaps.ts'

const KnownFigure = lazy(() => import('./KnownFigure.tsx').then((module) => ({ default: module.KnownFigure })))

type Props = { totals: TeamTotals; maps: TeamMaps | undefined; room: Room; season: Season }

/** The team's coal; with the wings of what they know around it where the coach's own map says so. */
export function TeamFigure({ totals, maps, room, season }: Props) {
  const coal = teamCoal(room.status === 'completed' ? { ...totals, total: totals.answered } : totals)
  const alone = <TeamCoal className="roomscreen-coal" coal={coal} />
  if (maps === undefined) return alone
  return (
    <Suspense fallback={alone}>
      <KnownFigure coal={coal} maps={maps} room={room} season={season} otherwise={alone} />
    </Suspense>
  )
}

import type { Player } from '@seraph/schema/http/players/players'
import type { Season } from '@seraph/schema/season'
import { useQuery } from '@tanstack/react-query'

import { todayQuery } from '../../../api/queries/todayQuery.ts'
import { textOf } from '../../../messages.ts'
import { MomentCard } from '../../../moments/MomentCard.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/waiting/Skeleton.tsx'
import { WaysIn } from '../WaysIn.tsx'
import { GoalPicker } from './GoalPicker.tsx'
import { OutlookNote } from './OutlookNote.tsx'
import { TodayView } from './TodayView.tsx'

/** A signed-in child's first screen: what is best now (rule 52). Where it can't be had the ways to study stay. */
export function TodayHome({ player, season }: { player: Player; season: Season | undefined }) {
  const { data, error, refetch, isFetching } = useQuery(todayQuery(player.id))
  if (data !== undefined) {
    return (
      <>
        <TodayView today={data} season={season} gem={player.biblicalGem} />
        {season !== undefined && (
          <output className="mt-4 block">
            <MomentCard season={season} playerId={player.id} />
          </output>
        )}
        <GoalPicker playerId={player.id} goal={data.goal} />
        <OutlookNote today={data} season={season} />
      </>
    )
  }
  if (error === null) return <Skeleton className="h-[44rem] [@media(max-height:28rem)]:h-80" />
  return (
    <>
      <ErrorState title="Your day could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
        {textOf(error)}
      </ErrorState>
      <WaysIn />
    </>
  )
}

import type { Player } from '@seraph/schema/http/players/players'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'

import { reportQuery } from '../../api/reportQuery.ts'
import { seasonQuery } from '../../api/seasonQuery.ts'
import { useCoach } from '../../session/useCoach.ts'
import { leads } from '../../leads.ts'
import { textOf } from '../../messages.ts'
import { paths } from '../../paths.ts'
import { RankCard } from '../../progress/RankCard.tsx'
import { PlaceNotice } from '../../session/PlaceNotice.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { ScreenTitle } from '../../ui/ScreenTitle.tsx'
import { AchievementsCard } from './AchievementsCard.tsx'
import { BreakdownCard } from './BreakdownCard.tsx'
import { ChapterHeatMap } from './ChapterHeatMap.tsx'
import { CoachReading } from './CoachReading.tsx'
import { FeaturedStatus } from './FeaturedStatus.tsx'
import { PlayerInformation } from './PlayerInformation.tsx'
import { ReportCards } from './ReportCards.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { StreakCalendar } from './StreakCalendar.tsx'
import { StudyBars } from './StudyBars.tsx'

const LackingAnswers = lazyPart(
  () => import('../../appeals/LackingAnswers.tsx').then((module) => module.LackingAnswers),
  null,
)

/** Two columns where there is room; on a phone their parts follow each other by their order. */
const column = 'contents lg:grid lg:gap-4'

/** `player`: one's own. `ofPlayer`: somebody else's, for a coach with authority over them and the admin (rule 13). */
type Props = { player: Player } | { ofPlayer: { id: string; code: string | undefined } }

/** A player's report: who one is, what one has done, and, of one's own, what others may see of it. */
export function ReportView(props: Props) {
  const player = 'player' in props ? props.player : undefined
  const playerId = 'player' in props ? props.player.id : props.ofPlayer.id
  const { data: report, error, refetch, isFetching } = useQuery(reportQuery(playerId))
  const season = useQuery(seasonQuery)
  const { coach } = useCoach()
  const failure = error ?? season.error
  const retry = () => {
    void refetch()
    void season.refetch()
  }
  return (
    <>
      <ScreenTitle title={leads.playerProgress.title} />
      {'player' in props ? <PlayerInformation player={props.player} /> : <CoachReading code={props.ofPlayer.code} />}
      {failure !== null && !isFetching && (
        <div className="mt-5">
          <ErrorState title="The report could not be loaded" onRetry={retry}>
            {textOf(failure)} Nothing is lost.
          </ErrorState>
        </div>
      )}
      {report === undefined || season.data === undefined ? (
        (failure === null || isFetching) && <ReportSkeleton />
      ) : (
        <>
          {report.days.length === 0 && (
            <div className="mt-5">
              <EmptyState title="Nothing here yet">
                {player === undefined ? (
                  'What this player studies will show here.'
                ) : (
                  <>
                    What you study will show here.{' '}
                    <Link className="font-[640] underline" to={paths.practice}>
                      Begin with a quiz
                    </Link>
                  </>
                )}
              </EmptyState>
            </div>
          )}
          <div className="mt-5 grid items-start gap-4 lg:grid-cols-2 lg:*:min-w-0">
            <div className={column}>
              <div className="order-1">
                <RankCard progress={report} />
              </div>
              <div className="order-3">
                <BreakdownCard report={report} />
              </div>
              <div className="order-5">
                <StreakCalendar report={report} />
              </div>
            </div>
            <div className={column}>
              <div className="order-2">
                <ReportCards report={report} />
              </div>
              <div className="order-4">
                <StudyBars report={report} />
              </div>
            </div>
            <div className="order-6 grid gap-4 lg:col-span-2">
              <ChapterHeatMap report={report} season={season.data} />
              <AchievementsCard report={report} season={season.data} />
            </div>
          </div>
          {(player !== undefined || coach !== null) && (
            <LackingAnswers key={playerId} playerId={playerId} season={season.data} isForChild={player === undefined} />
          )}
        </>
      )}
      <PlaceNotice place="progress" />
      {player !== undefined && <FeaturedStatus key={String(player.isPubliclyVisible)} player={player} />}
    </>
  )
}

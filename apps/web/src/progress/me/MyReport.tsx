import type { PlayerReport } from '@seraph/schema/http/progress'
import type { Season } from '@seraph/schema/season'

import { amountText } from '../../language/amountText.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { RankCard } from '../RankCard.tsx'
import { AchievementsCard } from '../report/AchievementsCard.tsx'
import { BreakdownCard } from '../report/BreakdownCard.tsx'
import { ChapterHeatMap } from '../report/ChapterHeatMap.tsx'
import { ReportCards } from '../report/ReportCards.tsx'
import { StreakCalendar } from '../report/StreakCalendar.tsx'
import { StudyBars } from '../report/StudyBars.tsx'

const LackingAnswers = lazyPart(
  () => import('../../appeals/LackingAnswers.tsx').then((module) => module.LackingAnswers),
  null,
)

const EventLines = lazyPart(() => import('../report/EventLines.tsx').then((module) => module.EventLines), null)

type Props = {
  playerId: string
  report: PlayerReport
  season: Season
  /** Who may ask about answers that lack points: the player, a coach for the player, or nobody here. */
  asking: 'own' | 'forChild' | 'nobody'
}

/** What a player has done: rank, days and chapters first, then every figure. */
export function MyReport({ playerId, report, season, asking }: Props) {
  return (
    <div className="@container mt-5">
      <div className="reportgrid grid gap-4 @2xl:grid-cols-2">
        <div className="grid content-start gap-4">
          <RankCard progress={report} />
          <StreakCalendar report={report} />
        </div>
        <ChapterHeatMap report={report} season={season} versesOf={asking === 'own' ? playerId : undefined} />
        <BreakdownCard report={report} title={`${amountText(report.totalQuestionsAnswered, 'question')} answered`} />
        <ReportCards report={report} />
        <div className="col-span-full">
          <StudyBars report={report} />
        </div>
        <div className="col-span-full">
          <AchievementsCard report={report} season={season} />
        </div>
      </div>
      <EventLines playerId={playerId} seasonId={season.id} />
      {asking !== 'nobody' && (
        <LackingAnswers key={playerId} playerId={playerId} season={season} isForChild={asking === 'forChild'} />
      )}
    </div>
  )
}

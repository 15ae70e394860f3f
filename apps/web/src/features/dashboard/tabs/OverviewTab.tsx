import { weeklyOrder } from '@seraph/domain/teams/weeklyOrder'
import type { CoachDashboard } from '@seraph/schema/http/coaches/coachDashboard'
import { Link } from 'react-router-dom'

import { amountText } from '../../../language/amountText.ts'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { dayText, percentText, studyText } from '../dashboardTexts.ts'
import { Figure } from '../Figure.tsx'

/** The list scrolls by itself, so the keyboard must be able to get into it. */
const scrolling = { tabIndex: 0 } as const

/** Four figures and the Weekly Study Report. */
export function OverviewTab({ data }: { data: CoachDashboard }) {
  const { players, profile, objectiveAccuracy } = data
  const studySeconds = players.reduce((sum, { totalStudyTime }) => sum + totalStudyTime, 0)
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Figure label="Total Players" value={String(players.length)} />
        <Figure label="Teams" value={String(profile.teams.length)} />
        <Figure label="Objective Accuracy" value={percentText(objectiveAccuracy)} note="AI + Trivia Only" />
        <Figure label="Total Study Time" value={studyText(studySeconds)} />
      </dl>
      <section className="mt-7">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
          <h2 className="text-2xl">Weekly Study Report</h2>
          <p className="text-muted flex flex-wrap gap-x-4 text-base">
            <span className="flex items-center gap-2">
              <Dot isActive /> Active this week
            </span>
            <span className="flex items-center gap-2">
              <Dot isActive={false} /> Inactive this week
            </span>
          </p>
        </div>
        {players.length === 0 ? (
          <EmptyState title="No players yet">
            <Link to={paths.register}>Register your first team</Link>, and hand the codes out.
          </EmptyState>
        ) : (
          <ul
            aria-label="Weekly Study Report"
            {...scrolling}
            className="border-line bg-surface rounded-card relative max-h-[26rem] overflow-y-auto border"
          >
            {weeklyOrder(players).map((player) => (
              <li
                key={player.playerId}
                className="border-line flex flex-wrap items-center gap-x-4 border-b px-4 py-2.5 last:border-0"
              >
                <Dot isActive={player.isActiveThisWeek} />
                <span className="min-w-28 flex-1 font-bold tracking-wide sm:flex-none">{player.playerCode}</span>
                <span className="text-muted order-1 w-full text-base wrap-anywhere sm:order-none sm:w-auto sm:flex-1">
                  {player.teamName}
                </span>
                <span className="text-base whitespace-nowrap">
                  {amountText(player.totalQuestionsAnswered, 'question')}
                </span>
                <span className="text-muted order-2 w-full text-base sm:order-none sm:w-40 sm:text-right">
                  {dayText(player.lastStudyDate)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

/** A full dot for active, a ring for inactive; said in words too. */
function Dot({ isActive }: { isActive: boolean }) {
  return (
    <>
      <span
        aria-hidden
        className={`size-3.5 flex-none rounded-full border-2 ${isActive ? 'border-good-fill bg-good-fill' : 'border-edge'}`}
      />
      <span className="sr-only">{isActive ? 'Active:' : 'Inactive:'}</span>
    </>
  )
}

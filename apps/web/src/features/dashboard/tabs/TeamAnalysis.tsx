import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { DashboardPlayer, DashboardTeam, TeamStat } from '@seraph/schema/http/coaches/coachDashboard'
import type { SeasonChapter } from '@seraph/schema/season'
import { useState } from 'react'

import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { toneClass } from '../../../ui/marks/toneClass.ts'
import { ChapterMap } from '../ChapterMap.tsx'
import { percentText } from '../dashboardTexts.ts'

const Planner = lazyPart(() => import('../planner/Planner.tsx').then((module) => module.Planner))

type Props = {
  team: DashboardTeam
  stat: TeamStat | undefined
  players: readonly DashboardPlayer[]
  chapters: readonly SeasonChapter[]
  onEdit: () => void
}

/** A team: how many, how active, how accurate, who leads, who knows which chapters, and who learns what. */
export function TeamAnalysis({ team, stat, players, chapters, onEdit }: Props) {
  const accuracy = stat?.avgAccuracy ?? null
  const [isDividing, setIsDividing] = useState(false)
  return (
    <li className="border-line bg-surface rounded-card border p-5 min-w-0 [contain-intrinsic-block-size:auto_28rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-40 flex-1 text-xl wrap-anywhere">{team.label}</h2>
        {team.isPubliclyVisible && <Badge>Featured</Badge>}
        <Button look="plain" onClick={onEdit} aria-label={`Edit team ${team.label}`}>
          Edit team
        </Button>
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 text-base">
        <div>
          <dt className="text-muted">Total players</dt>
          <dd className="text-xl font-bold">{stat?.totalPlayers ?? 0}</dd>
        </div>
        <div>
          <dt className="text-muted">Active this week</dt>
          <dd className="text-xl font-bold">{stat?.activeThisWeek ?? 0}</dd>
        </div>
        <div>
          <dt className="text-muted">Average accuracy</dt>
          <dd className={`text-xl font-bold ${accuracy === null ? '' : toneClass[accuracyTone(accuracy, 'progress')]}`}>
            {percentText(accuracy)}
          </dd>
        </div>
      </dl>
      <h3 className="mt-4 text-lg">Top performers</h3>
      {stat === undefined || stat.topPerformers.length === 0 ? (
        <p className="text-muted text-base">Shown once a player has answered 10 AI-graded questions.</p>
      ) : (
        <ol className="mt-1 flex flex-wrap gap-x-6 text-base">
          {stat.topPerformers.map(({ playerCode, aiAccuracy }, index) => (
            <li key={playerCode}>
              {index + 1}. <b className="tracking-wide">{playerCode}</b> {percentText(aiAccuracy)}
            </li>
          ))}
        </ol>
      )}
      <ChapterMap players={players} chapters={chapters} />
      <Button
        look="quiet"
        className="mt-4"
        aria-expanded={isDividing}
        onClick={() => setIsDividing(!isDividing)}
        aria-label={`Divide the season in ${team.label}`}
      >
        Divide the season
      </Button>
      {isDividing && (
        <div className="mt-4">
          <Planner teamId={team.teamId} chapters={chapters} />
        </div>
      )}
    </li>
  )
}

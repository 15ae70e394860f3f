import { accuracyTone } from '@seraph/domain/ranks/accuracyRank'
import type { RankTier } from '@seraph/domain/ranks/rankTier'
import type { DashboardPlayer } from '@seraph/schema/http/coaches/coachDashboard'
import { Link } from 'react-router-dom'

import { numberText } from '../../../language/numberText.ts'
import { paths } from '../../../paths.ts'
import { Badge } from '../../../ui/marks/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { Gem } from '../../../ui/marks/Gem.tsx'
import { toneClass } from '../../../ui/marks/toneClass.ts'
import { percentText, tierTexts } from '../dashboardTexts.ts'

type Props = {
  player: DashboardPlayer
  /** A line that opens: of many players on one page. */
  isCompact: boolean
  onLabel: () => void
  onNumber: () => void
  onMove: () => void
  /** Left out for a helper, who removes nobody (rule 225). */
  onRemove?: () => void
}

/** A player of the coach's: effort, and the accuracies that only a coach sees. */
export function PlayerCard({ player, isCompact, onLabel, onNumber, onMove, onRemove }: Props) {
  const { playerCode, playerId, totalQuestionsAnswered, memorizationGamePoints } = player
  const counts = [
    ['Study Activities', String(player.totalSessions)],
    ['Questions', String(totalQuestionsAnswered)],
    ['Crosswords', String(player.totalCrosswordsCompleted)],
    ['Memorization Points', memorizationGamePoints === 0 ? '--' : numberText(memorizationGamePoints)],
  ] as const
  const accuracies = [
    ['AI-Graded', player.aiAccuracy],
    ['Self-Graded', player.selfGradedAccuracy],
    ['Trivia', player.triviaAccuracy],
  ] as const
  const head = (
    <div className="flex items-center gap-3">
      <Gem letter={player.biblicalGem} className="size-10 flex-none" />
      <div className="min-w-0 flex-1">
        <h2 className="font-text! text-xl font-bold! tracking-wide">{playerCode}</h2>
        <p className="text-muted text-base wrap-anywhere">
          {player.displayName !== null && `${player.displayName} · `}
          {player.teamName}
        </p>
        {player.label !== null && <p className="text-base italic wrap-anywhere">{player.label}</p>}
      </div>
      <Badge look={player.rank === 'Starter' ? 'plain' : 'points'}>{player.rank}</Badge>
    </div>
  )
  const body = (
    <>
      <p className="text-muted mt-2 text-base">
        {player.isWaiting ? 'Nobody has logged in with this code yet' : tierTexts[player.rank as RankTier]}
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 text-base">
        {counts.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-muted">{label}</dt>
            <dd className="text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="bg-sunken mt-3 grid grid-cols-3 gap-2 rounded-xl p-3 text-center text-base">
        {accuracies.map(([label, percent]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm leading-tight">{label}</dt>
            <dd className={`font-bold ${percent === null ? '' : toneClass[accuracyTone(percent, 'progress')]}`}>
              {percentText(percent)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto -mb-2 flex flex-wrap pt-2">
        <Link
          className={buttonClass('plain')}
          to={`${paths.playerProgress}?player=${playerId}`}
          state={{ playerCode }}
          aria-label={`Report of ${playerCode}`}
        >
          Report
        </Link>
        <Button look="plain" onClick={onNumber} aria-label={`Number of ${playerCode}`}>
          Number
        </Button>
        <Button look="plain" onClick={onLabel} aria-label={`Label of ${playerCode}`}>
          Label
        </Button>
        <Button look="plain" onClick={onMove} aria-label={`Move ${playerCode}`}>
          Move
        </Button>
        {onRemove !== undefined && (
          <Button look="plain" onClick={onRemove} aria-label={`Remove ${playerCode}`}>
            Remove
          </Button>
        )}
      </div>
    </>
  )
  if (isCompact) {
    return (
      <li className="border-line bg-surface rounded-card min-w-0 border">
        <details>
          <summary className="block cursor-pointer px-4 py-2">{head}</summary>
          <div className="px-4 pb-4">{body}</div>
        </details>
      </li>
    )
  }
  return (
    <li className="border-line bg-surface rounded-card flex flex-col border p-4 min-w-0 [contain-intrinsic-block-size:auto_24rem] [content-visibility:auto]">
      {head}
      {body}
    </li>
  )
}

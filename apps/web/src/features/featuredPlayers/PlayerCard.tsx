import { gemName } from '@seraph/domain/gems/gems'
import type { FeaturedPlayer } from '@seraph/schema/http/players/featuredPlayers'

import { amountText } from '../../language/amountText.ts'
import { numberText } from '../../language/numberText.ts'
import { Gem } from '../../ui/marks/Gem.tsx'
import { RankBadge } from '../../ui/marks/RankBadge.tsx'
import type { BoardColumn } from './boardColumns.ts'
import { studyTimeText } from './studyTimeText.ts'

type Props = { player: FeaturedPlayer; place: number; isOwn: boolean; column: BoardColumn }

/** One player: who, which rank, and all that was done; the column that is sorted by stands out. */
export function PlayerCard({ player, place, isOwn, column }: Props) {
  const { totalStudyTime, studyStreak } = player
  const facts: [BoardColumn, string, string][] = [
    ['questions', 'Questions', numberText(player.totalQuestionsAnswered)],
    ['studyTime', 'Study time', studyTimeText(totalStudyTime)],
    ['chapters', 'Chapters', String(player.chaptersExplored)],
    ['streak', 'Streak', amountText(studyStreak, 'day')],
    ['memory', 'Memorization', numberText(player.memorizationGamePoints)],
    ['crosswords', 'Crosswords', String(player.totalCrosswordsCompleted)],
    ['trivia', 'Trivia points', numberText(player.triviaPointsEarned)],
    ['sessions', 'Sessions', String(player.totalSessions)],
    ['selfGraded', 'Self-graded', numberText(player.selfGradedQuestions)],
  ]
  return (
    <li
      className={`rounded-card min-w-0 bg-surface border p-4 sm:p-5 ${isOwn ? 'border-indigo border-2' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span aria-hidden className="text-muted w-7 flex-none text-center font-bold tabular-nums">
          {place}
        </span>
        <Gem letter={player.biblicalGem} className="size-10 flex-none" />
        {/* A code is whole: where that leaves the rank no room, it stands below. */}
        <div className="min-w-24 flex-1 wrap-anywhere">
          <h2 className="font-text text-lg font-bold">
            {player.displayName ?? player.playerCode}
            {isOwn && <span className="text-indigo"> (you)</span>}
          </h2>
          <p className="text-muted text-base leading-snug">
            {player.clubName} · {player.teamName}
            <span className="sr-only">, {gemName(player.biblicalGem)}</span>
          </p>
        </div>
        <RankBadge tier={player.rank.tier} />
      </div>
      <dl className="mt-4 grid grid-cols-1 gap-x-4 gap-y-1 min-[26rem]:grid-cols-4 min-[26rem]:gap-y-2">
        {facts.map(([name, label, value]) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-x-2 min-[26rem]:flex-col-reverse min-[26rem]:items-start min-[26rem]:justify-end"
          >
            <dt className="text-muted text-base leading-snug">{label}</dt>
            <dd className={`font-semibold ${name === column ? 'text-ember' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

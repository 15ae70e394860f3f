import { useQuery } from '@tanstack/react-query'

import { numberText } from '../../language/numberText.ts'
import { pluralForm } from '../../language/pluralForm.ts'
import { namedActivities } from '../../activities/index.ts'
import { progressQuery } from '../../api/progressQuery.ts'
import { seasonQuery } from '../../api/seasonQuery.ts'
import { textOf } from '../../messages.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/waiting/Skeleton.tsx'
import { percentText, studyMinutesText } from '../../progress/progressTexts.ts'
import { QuestionsCard } from './QuestionsCard.tsx'
import { RankCard } from '../../progress/RankCard.tsx'
import { StatCard } from '../../progress/StatCard.tsx'

const figures = namedActivities.flatMap(([, { figure, path }]) =>
  figure?.card === undefined ? [] : [{ of: figure.of, card: figure.card, path }],
)

/** A player's progress in cards (rule 106). */
export function ProgressCards({ playerId }: { playerId: string }) {
  const { data: progress, error, refetch, isFetching } = useQuery(progressQuery(playerId))
  const { data: season } = useQuery(seasonQuery)
  if (progress === undefined && error !== null && !isFetching) {
    return (
      <div className="mt-5">
        <ErrorState title="Your progress could not be loaded" onRetry={() => void refetch()}>
          {textOf(error)} Nothing is lost.
        </ErrorState>
      </div>
    )
  }
  if (progress === undefined) return <ProgressSkeleton />
  const chapterCount = season?.chapters.length
  return (
    <section aria-label="Your Progress" className="mt-5">
      <RankCard progress={progress} />
      {progress.totalQuestionsAnswered > 0 ? (
        <QuestionsCard progress={progress} />
      ) : (
        <div className="mt-4">
          <EmptyState title="0 questions answered">Your first answers in a quiz will show here.</EmptyState>
        </div>
      )}
      <div className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <StatCard value={studyMinutesText(progress.totalStudyTime)} label="Study time" />
        <StatCard
          value={String(progress.studyStreak)}
          label={pluralForm(progress.studyStreak, 'Day streak', 'Days streak')}
        />
        <StatCard
          value={`${progress.chaptersExplored.length}${chapterCount === undefined ? '' : ` / ${chapterCount}`}`}
          label="Chapters explored"
        />
        {figures.map(({ of, card, path }) => (
          <StatCard key={of} value={numberText(progress[of])} label={card} to={path} />
        ))}
        <StatCard value={percentText(progress.averageAccuracy)} label="Average accuracy" />
        <StatCard value={String(progress.totalSessions)} label="Study sessions" />
        <StatCard value={String(progress.achievements.length)} label="Achievements" />
      </div>
    </section>
  )
}

function ProgressSkeleton() {
  return (
    <div className="mt-5">
      <output className="sr-only">Loading your progress…</output>
      <Skeleton className="h-36" />
      <div className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
    </div>
  )
}

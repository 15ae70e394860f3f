import { teamStars } from '@seraph/domain/teams/teamStars'
import type { PublicTeam } from '@seraph/schema/http/coaches/clubs'
import type { SeasonChapter } from '@seraph/schema/season'
import Clock from 'virtual:icons/clock'
import MessagesSquare from 'virtual:icons/messages-square'
import Star from 'virtual:icons/star'
import Users from 'virtual:icons/users'

import { amountText } from '../../language/amountText.ts'
import { Badge } from '../../ui/marks/Badge.tsx'
import { ProgressBar } from '../../ui/marks/ProgressBar.tsx'

const mostStars = 5
const shownChapters = 5

type Props = { team: PublicTeam; chapters: readonly SeasonChapter[]; isExample: boolean }

/** A featured team (rule 131): effort and teamwork, never accuracy. */
export function TeamCard({ team, chapters, isExample }: Props) {
  const { chaptersExplored } = team
  const stars = teamStars(chaptersExplored.length, chapters.length)
  const place = [team.state, team.country].filter(Boolean).join(', ')
  return (
    <li className="border-line bg-surface shadow-card rounded-card border p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-xl wrap-anywhere">{team.teamName}</h2>
        {isExample && <Badge look="points">Example</Badge>}
      </div>
      <p className="text-base wrap-anywhere">
        {team.name} · {team.coachName}
      </p>
      <p className="text-muted text-base wrap-anywhere">{place}</p>
      <p className="mt-3 flex items-center gap-1" title={`Team dedication: ${stars} of ${mostStars} stars`}>
        {Array.from({ length: mostStars }, (_, index) => (
          <Star key={index} aria-hidden className={`size-6 ${index < stars ? 'fill-gold text-gold' : 'text-edge'}`} />
        ))}
        <span className="sr-only">
          Team dedication: {stars} of {mostStars} stars
        </span>
      </p>
      <div className="mt-3 text-base">
        <p className="flex justify-between gap-3">
          <span>Chapters explored</span>
          <span className="font-semibold">
            {chaptersExplored.length}/{chapters.length}
          </span>
        </p>
        <div className="mt-1">
          <ProgressBar
            label={`Chapters explored by ${team.teamName}`}
            percent={Math.round((100 * chaptersExplored.length) / chapters.length)}
          />
        </div>
        <p className="text-muted mt-2 min-h-[1.5em]">{chaptersText(chaptersExplored, chapters)}</p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-base [&_svg]:size-5">
        <li className="flex items-center gap-1.5">
          <Users aria-hidden /> {amountText(team.memberCount, 'member')}
        </li>
        <li className="flex items-center gap-1.5">
          <Clock aria-hidden /> {studyText(team.totalStudyTime)}
        </li>
        <li className="flex items-center gap-1.5">
          <MessagesSquare aria-hidden /> {amountText(team.studyRoomSessions, 'study room')}
        </li>
      </ul>
      <dl className="border-line mt-4 grid grid-cols-2 gap-3 border-t pt-3 text-base">
        <div>
          <dt className="text-muted">Teamwork</dt>
          <dd className="font-display text-2xl font-semibold">{team.teamworkScore}/100</dd>
        </div>
        <div>
          <dt className="text-muted">Study days a week</dt>
          <dd className="font-display text-2xl font-semibold">{team.studyFrequency}</dd>
        </div>
      </dl>
    </li>
  )
}

/** Five at most, then how many more. */
function chaptersText(explored: readonly number[], chapters: readonly SeasonChapter[]): string {
  const labels = explored.slice(0, shownChapters).map((ordinal) => chapters[ordinal - 1]?.label ?? String(ordinal))
  const more = explored.length - labels.length
  return labels.join(', ') + (more > 0 ? ` +${more} more` : '')
}

/** Minutes; hours from 60 minutes on. */
function studyText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor((10 * minutes) / 60) / 10} h`
}

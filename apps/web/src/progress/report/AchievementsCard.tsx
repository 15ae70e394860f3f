import type { PlayerReport } from '@seraph/schema/http/progress'
import type { Achievement, Season } from '@seraph/schema/season'
import BookOpen from 'virtual:icons/book-open'
import Flame from 'virtual:icons/flame'
import MessageSquareText from 'virtual:icons/message-square-text'
import Users from 'virtual:icons/users'

import { dayText } from '../../language/dayTexts.ts'
import { namedActivities } from '../../activities/index.ts'
import { classes } from '../../ui/classes.ts'
import { Panel } from './Panel.tsx'
import type { Icon } from '../../ui/icons/makeIcon.ts'

type Kinds = readonly Achievement['rule']['kind'][]
type Group = { title: string; icon: Icon; kinds: Kinds }

const general: Kinds = ['chapters', 'streak']
const ofActivities = namedActivities.flatMap(([, { achievements }]) => achievements)

const groups: readonly Group[] = [
  { title: 'Chapters', icon: BookOpen, kinds: ['chapters'] },
  { title: 'Streaks', icon: Flame, kinds: ['streak'] },
  { title: 'Engagement', icon: MessageSquareText, kinds: ofActivities.filter((kind) => !general.includes(kind)) },
  { title: 'Community', icon: Users, kinds: ['first_room', 'first_report_resolved', 'all_gems_team'] },
]

/** The season's catalogue: what is earned with its day, and what is still to be had (rule 27). */
export function AchievementsCard({ report, season }: { report: PlayerReport; season: Season }) {
  const earnedOn = new Map(report.achievements.map((one) => [one.id, one.earnedOn]))
  return (
    <Panel title="Achievements" note={`${earnedOn.size} of ${season.achievements.length} earned.`}>
      <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(({ title, icon: Icon, kinds }) => (
          <div key={title}>
            <h3 className="flex items-center gap-2 text-lg">
              <Icon aria-hidden className="text-ember size-5 flex-none" />
              {title}
            </h3>
            <ul className="mt-2 grid gap-2">
              {season.achievements
                .filter(({ rule }) => kinds.includes(rule.kind))
                .map((achievement) => (
                  <Entry key={achievement.id} achievement={achievement} day={earnedOn.get(achievement.id)} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  )
}

function Entry({ achievement, day }: { achievement: Achievement; day: string | undefined }) {
  const isEarned = day !== undefined
  return (
    <li className="flex items-start gap-3">
      <svg viewBox="0 0 24 24" aria-hidden className="mt-0.5 size-7 flex-none">
        <path
          d="M12 2l2.900 6.200 6.700.8-5 4.600 1.400 6.700L12 17l-6 3.300 1.400-6.700-5-4.600 6.700-.8z"
          fill={isEarned ? 'var(--gold)' : 'none'}
          stroke={isEarned ? 'var(--gold)' : 'var(--edge)'}
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeDasharray={isEarned ? undefined : '2.500 2.500'}
        />
      </svg>
      <p className={classes('leading-snug', !isEarned && 'text-muted')}>
        <b className="font-[640]">{achievement.title}</b>
        <span className="block text-base">{isEarned ? `Earned on ${dayText(day)}` : achievement.description}</span>
      </p>
    </li>
  )
}

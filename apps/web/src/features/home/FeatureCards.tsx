import type { FeatureActivity } from '@seraph/schema/seasonPages'
import type { Season } from '@seraph/schema/season'
import ChartNoAxesColumn from 'virtual:icons/chart-no-axes-column'
import MessagesSquare from 'virtual:icons/messages-square'
import School from 'virtual:icons/school'
import Trophy from 'virtual:icons/trophy'
import { Link } from 'react-router-dom'

import { linkOf } from '../../activities/activity.ts'
import { activityIcons } from '../../activities/activityIcons.ts'
import { namedActivities } from '../../activities/index.ts'
import type { Icon } from '../../ui/icons/makeIcon.ts'

type Place = { to: string; icon: Icon }

const places: Partial<Record<FeatureActivity, Place>> = {
  ...Object.fromEntries(
    namedActivities.map(([name, one]) => [one.feature, { to: linkOf(one), icon: activityIcons[name] }]),
  ),
  rooms: { to: '/study-room', icon: MessagesSquare },
  progress: { to: '/player-progress', icon: ChartNoAxesColumn },
  coaches: { to: '/team-coaches', icon: School },
  featured: { to: '/featured-players', icon: Trophy },
}

/** What there is to do here, in the season's words; each card leads there. */
export function FeatureCards({ features }: { features: Season['pages']['home']['features'] }) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ activity, title, text }) => {
        const place = places[activity]
        if (place === undefined) return null
        const { to, icon: Icon } = place
        return (
          <li key={activity}>
            <Link to={to} className="border-line bg-surface hover:border-edge rounded-card block h-full border p-5">
              <Icon aria-hidden className="text-ember size-7" />
              <h2 className="mt-3 text-xl">{title}</h2>
              <p className="text-muted mt-1 text-base">{text}</p>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

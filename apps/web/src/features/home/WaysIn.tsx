import { Link } from 'react-router-dom'

import { linkOf } from '../../activities/activity.ts'
import { activityIcons } from '../../activities/activityIcons.ts'
import { namedActivities } from '../../activities/index.ts'
import type { Icon } from '../../ui/icons/makeIcon.ts'

type Way = { label: string; text: string | undefined; to: string; icon: Icon }

const [first, ...others]: readonly Way[] = namedActivities
  .filter(([, { wayIn }]) => wayIn !== undefined)
  .map(([name, one]) => ({ label: one.title, text: one.wayIn, to: linkOf(one), icon: activityIcons[name] }))

/** The large buttons (rule 103): one that leads to the first question, and the other ways to study. */
export function WaysIn() {
  return (
    <nav aria-label="Start studying" className="max-w-[34rem]">
      {first !== undefined && <FirstWay {...first} />}
      <div className="mt-3 grid grid-cols-2 gap-3">
        {others.map(({ label, text, to, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className="border-edge bg-raised hover:bg-sunken rounded-card flex min-h-24 flex-col justify-center gap-1 border-[1.5px] px-4 py-3"
          >
            <Icon aria-hidden className="text-ember size-7" />
            <span className="leading-tight font-bold">{label}</span>
            <span className="text-muted text-base leading-snug max-sm:hidden">{text}</span>
          </Link>
        ))}
      </div>
    </nav>
  )
}

function FirstWay({ label, text, to, icon: Icon }: Way) {
  return (
    <Link to={to} className="bigway">
      <Icon aria-hidden className="size-10 flex-none" />
      <span>
        <span className="block text-xl font-bold">{label}</span>
        <span className="block text-base opacity-90">{text}</span>
      </span>
    </Link>
  )
}

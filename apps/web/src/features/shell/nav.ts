import BookOpen from 'virtual:icons/book-open'
import ChartNoAxesColumn from 'virtual:icons/chart-no-axes-column'
import Gamepad2 from 'virtual:icons/gamepad-2'
import HandHeart from 'virtual:icons/hand-heart'
import House from 'virtual:icons/house'
import KeyRound from 'virtual:icons/key-round'
import LayoutDashboard from 'virtual:icons/layout-dashboard'
import MessagesSquare from 'virtual:icons/messages-square'
import School from 'virtual:icons/school'
import Settings from 'virtual:icons/settings'
import ShieldCheck from 'virtual:icons/shield-check'
import Star from 'virtual:icons/star'
import Trophy from 'virtual:icons/trophy'
import UserRound from 'virtual:icons/user-round'
import UserRoundPlus from 'virtual:icons/user-round-plus'
import Users from 'virtual:icons/users'

import { linkOf, type Activity } from '../../activities/activity.ts'
import { activityIcons } from '../../activities/activityIcons.ts'
import { namedActivities } from '../../activities/index.ts'
import { screenAt } from '../../screenAt.ts'
import type { Icon } from '../../ui/icons/makeIcon.ts'

/** A link of the navigation. */
export type NavItem = { label: string; to: string; icon: Icon }

/** A section: a plain link where it has one item, a menu where it has more. */
export type NavSection = { label: string; icon: Icon; items: readonly NavItem[] }

// The whole navigation of rule 102; its activities are those of `activities/index.ts`.
// The top bar of the waiting page in `index.html` has the sections too.

const itemsOf = (section: Activity['section']): NavItem[] =>
  namedActivities
    .filter(([, one]) => one.section === section)
    .map(([name, one]) => ({ label: one.title, to: linkOf(one), icon: activityIcons[name] }))

const home: NavSection = { label: 'Home', icon: House, items: [{ label: 'Home', to: '/', icon: House }] }
const study: NavSection = {
  label: 'Study',
  icon: BookOpen,
  items: itemsOf('study'),
}
const games: NavSection = {
  label: 'Games',
  icon: Gamepad2,
  items: itemsOf('games'),
}
const featured: NavSection = {
  label: 'Featured',
  icon: Star,
  items: [
    { label: 'Featured Players', to: '/featured-players', icon: Trophy },
    { label: 'Featured Teams', to: '/showcase', icon: Users },
  ],
}
const rooms: NavItem = { label: 'Study Rooms', to: '/study-room', icon: MessagesSquare }
const coaches: NavItem = { label: 'Team Coaches', to: '/team-coaches', icon: School }
const donate: NavItem = { label: 'Donate', to: '/support', icon: HandHeart }
const single = (item: NavItem, label = item.label): NavSection => ({ label, icon: item.icon, items: [item] })

/** The sections of the top bar and of the phone's menu. */
export const sections: readonly NavSection[] = [
  home,
  study,
  games,
  featured,
  single(rooms),
  single(coaches),
  single(donate),
]

/** The bar at the foot of a phone. */
export const phoneSections: readonly NavSection[] = [
  home,
  study,
  games,
  single(rooms, 'Rooms'),
  single({ label: 'Me', to: '/player-login', icon: UserRound }),
]

/** For visitors: two menus. */
export const guestSections: readonly NavSection[] = [
  {
    label: 'Log in',
    icon: KeyRound,
    items: [
      { label: 'Player Login', to: '/player-login', icon: UserRound },
      { label: 'Coach Login', to: '/coach-login', icon: KeyRound },
    ],
  },
  {
    label: 'Register',
    icon: UserRoundPlus,
    items: [
      { label: 'Register as Player', to: '/individual-register', icon: UserRoundPlus },
      { label: 'Register Your Team', to: '/register', icon: Users },
    ],
  },
]

/** The player menu; Logout follows it. */
export const playerItems: readonly NavItem[] = [
  { label: 'Me', to: '/player-login', icon: UserRound },
  { label: 'Detailed Progress', to: '/player-progress', icon: ChartNoAxesColumn },
  { label: 'Settings', to: '/settings', icon: Settings },
]

/** Shown to the admin player alone. */
export const adminItems: readonly NavItem[] = [{ label: 'Admin', to: '/admin/error-reports', icon: ShieldCheck }]

/** Shown where a coach code is stored. */
export const coachItems: readonly NavItem[] = [
  { label: 'Coach Dashboard', to: '/coach-dashboard', icon: LayoutDashboard },
]

/** Does an item lead to where one is: to this address, one below it, or another of the same screen? */
export function isAt(pathname: string, { to }: NavItem): boolean {
  if (pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))) return true
  return screenAt[to] !== undefined && screenAt[pathname] === screenAt[to]
}

import { BookOpen, House, UserRound, type LucideIcon } from 'lucide-react'

import { paths } from '../../paths.ts'

export type NavItem = { label: string; to: string; icon: LucideIcon }

/** The links of the top bar. A section with one screen is a plain link; it becomes a menu when it has more. */
export const sections: NavItem[] = [
  { label: 'Home', to: paths.home, icon: House },
  { label: 'Study', to: paths.practice, icon: BookOpen },
]

/** The bar at the foot of a phone. */
export const phoneSections: NavItem[] = [...sections, { label: 'Me', to: paths.playerLogin, icon: UserRound }]

import { lazy, Suspense, useState, type ReactNode } from 'react'

import type { NavItem } from '../nav.ts'
import type { Icon } from '../../../ui/icons/makeIcon.ts'

const load = () => import('./NavMenuList.tsx')
const NavMenuList = lazy(() => load().then((module) => ({ default: module.NavMenuList })))

/** A line of a menu: a link, or something that is done. */
export type MenuEntry = NavItem | { label: string; icon: Icon; onChoose: () => void }

export type NavMenuProps = {
  /** What the button shows. */
  face: ReactNode
  entries: readonly MenuEntry[]
  heading?: string
  className?: string
  /** Whether one is on a screen of this section. */
  isCurrent?: boolean
  side?: 'top' | 'bottom'
}

/** A button that opens a menu. What draws the menu is fetched when it is first wanted. */
export function NavMenu(props: NavMenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  const button = (
    <button
      type="button"
      className={props.className ?? 'toplink'}
      aria-haspopup="menu"
      aria-expanded="false"
      {...(props.isCurrent && { 'aria-current': 'true' })}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setIsWanted(true)}
    >
      {props.face}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <NavMenuList {...props} />
    </Suspense>
  )
}

import ChevronDown from 'virtual:icons/chevron-down'
import { Link, useLocation } from 'react-router-dom'

import { isAt, type NavSection } from './nav.ts'
import { NavMenu } from './menus/NavMenu.tsx'

/** A section of the top bar: a link, or a button that opens its menu. */
export function TopSection({ section: { label, items } }: { section: NavSection }) {
  const { pathname } = useLocation()
  const isCurrent = items.some((item) => isAt(pathname, item))
  const [only, ...more] = items
  if (only !== undefined && more.length === 0) {
    return (
      <Link className="toplink" to={only.to} {...(isCurrent && { 'aria-current': 'page' })}>
        {label}
      </Link>
    )
  }
  return (
    <NavMenu
      entries={items}
      isCurrent={isCurrent}
      face={
        <>
          {label}
          <ChevronDown aria-hidden className="size-4" />
        </>
      }
    />
  )
}

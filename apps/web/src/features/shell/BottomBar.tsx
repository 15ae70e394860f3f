import { Link, useLocation } from 'react-router-dom'

import { isAt, phoneSections, type NavSection } from './nav.ts'
import { NavMenu } from './menus/NavMenu.tsx'

function BottomSection({ section: { label, icon: Icon, items } }: { section: NavSection }) {
  const { pathname } = useLocation()
  const isCurrent = items.some((item) => isAt(pathname, item))
  const face = (
    <>
      <Icon aria-hidden />
      {label}
    </>
  )
  const [only, ...more] = items
  if (only === undefined || more.length > 0)
    return <NavMenu className="bottomlink" side="top" face={face} entries={items} isCurrent={isCurrent} />
  return (
    <Link className="bottomlink" to={only.to} {...(isCurrent && { 'aria-current': 'page' })}>
      {face}
    </Link>
  )
}

/** The sections within reach of a thumb, on phones. */
export function BottomBar() {
  return (
    <nav className="bottombar" aria-label="Sections">
      {phoneSections.map((section) => (
        <BottomSection key={section.label} section={section} />
      ))}
    </nav>
  )
}

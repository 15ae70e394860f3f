import { Link, NavLink } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { Mark } from '../../ui/Mark.tsx'
import { Account } from './Account.tsx'
import { PhoneMenuButton } from './PhoneMenuButton.tsx'
import { sections } from './nav.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The bar at the top: sections and account on wide screens, the menu button on phones. */
export function TopBar() {
  return (
    <header className="topbar">
      <Link className="brand" to={paths.home}>
        <Mark />
        Seraph
      </Link>
      <nav className="topnav" aria-label="Main">
        {sections.map(({ label, to }) => (
          <NavLink key={to} className="toplink" to={to} end={to === paths.home}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Account />
      <span className="wideonly">
        <ThemeSwitch />
      </span>
      <PhoneMenuButton />
    </header>
  )
}

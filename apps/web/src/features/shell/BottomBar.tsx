import { NavLink } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { phoneSections } from './nav.ts'

/** The sections within reach of a thumb, on phones. */
export function BottomBar() {
  return (
    <nav className="bottombar" aria-label="Sections">
      {phoneSections.map(({ label, to, icon: Icon }) => (
        <NavLink key={to} className="bottomlink" to={to} end={to === paths.home}>
          <Icon aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

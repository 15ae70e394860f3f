import { Link } from 'react-router-dom'

import { paths } from '../../paths.ts'
import { SeasonChooser } from '../../session/season/SeasonChooser.tsx'
import { Mark } from '../../ui/marks/Mark.tsx'
import { Account } from './Account.tsx'
import { sections } from './nav.ts'
import { PhoneMenuButton } from './menus/PhoneMenuButton.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { TopSection } from './TopSection.tsx'
import { useRoleSections } from './useRoleSections.ts'

/** The bar at the top: sections and account on wide screens, the menu button on phones. */
export function TopBar() {
  const roleSections = useRoleSections()
  return (
    <header className="topbar">
      <Link className="brand" to={paths.home}>
        <Mark />
        <span className="brandword">Seraph</span>
      </Link>
      <nav className="topnav" aria-label="Main">
        {[...sections, ...roleSections].map((section) => (
          <TopSection key={section.label} section={section} />
        ))}
      </nav>
      <SeasonChooser className="wideonly max-w-44 px-2! text-base! xl:min-w-36" />
      <Account />
      <span className="wideonly">
        <ThemeSwitch />
      </span>
      <PhoneMenuButton />
    </header>
  )
}

import LogOut from 'virtual:icons/log-out'
import { Link, useLocation } from 'react-router-dom'

import { askLogout } from '../../../session/logoutQuestion.ts'
import { SeasonChooser } from '../../../session/season/SeasonChooser.tsx'
import { useCoach } from '../../../session/coach/useCoach.ts'
import { useSession } from '../../../session/useSession.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { guestSections, isAt, playerItems, sections, type NavItem, type NavSection } from '../nav.ts'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import { useRoleSections } from '../useRoleSections.ts'

function MenuLink({ item: { label, to, icon: Icon }, onClose }: { item: NavItem; onClose: () => void }) {
  const isCurrent = isAt(useLocation().pathname, { label, to, icon: Icon })
  return (
    <Link to={to} className="toplink text-lg!" onClick={onClose} {...(isCurrent && { 'aria-current': 'page' })}>
      <Icon aria-hidden className="size-6" />
      {label}
    </Link>
  )
}

/** A section with several screens has its name above them. */
function MenuSection({ section: { label, items }, onClose }: { section: NavSection; onClose: () => void }) {
  const links = items.map((item) => <MenuLink key={item.to} item={item} onClose={onClose} />)
  if (items.length === 1) return links
  return (
    <section aria-label={label} className="grid">
      <p aria-hidden className="text-muted px-3.5 pt-2 text-base font-bold">
        {label}
      </p>
      {links}
    </section>
  )
}

/** Everything that can be gone to, on a phone. */
export function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { player } = useSession()
  const { coach } = useCoach()
  const roleSections = useRoleSections()
  const mine: readonly NavSection[] =
    player === null ? (coach === null ? guestSections : []) : playerItems.map((item) => ({ ...item, items: [item] }))
  return (
    <Dialog title={player?.playerCode ?? 'Menu'} look="sheet" onClose={onClose}>
      <nav aria-label="Menu" className="mt-2 grid">
        {[...sections, ...roleSections].map((section) => (
          <MenuSection key={section.label} section={section} onClose={onClose} />
        ))}
        <hr className="border-line my-2" />
        {mine.map((section) => (
          <MenuSection key={section.label} section={section} onClose={onClose} />
        ))}
        <SeasonChooser className="my-2" />
        <ThemeSwitch withLabel />
        {player !== null && (
          <button
            type="button"
            className="toplink text-lg!"
            onClick={() => {
              onClose()
              askLogout()
            }}
          >
            <LogOut aria-hidden className="size-6" />
            Logout
          </button>
        )}
      </nav>
    </Dialog>
  )
}
